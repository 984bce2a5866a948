import { createContext } from 'react';

/** A word that marks every CSV file of the tables within, in a column of its own with "yes" in each row: a file is passed on without its page. */
export const CsvMark = createContext<string | undefined>(undefined);
