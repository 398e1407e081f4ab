from .rules cimport Moment, Place
