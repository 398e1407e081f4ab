from paperback.engine.rules cimport Moment, Place
