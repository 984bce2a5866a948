import { createContext } from 'react';

/** A word that marks every CSV file of the tables within, as a column of that name with "yes" in each row: files are passed on without their page. */
export const CsvMark = createContext<string | undefined>(undefined);
