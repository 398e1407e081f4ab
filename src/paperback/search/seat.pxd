from paperback.engine.rules cimport Moment
