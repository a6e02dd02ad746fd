import { createContext } from 'react';

/** How often the form's content was replaced; earlier changes can't be undone any more. */
export const FormRevision = createContext(0);
