"""What card texts are made of: the vocabulary, what each word of it does, and how it is said."""
