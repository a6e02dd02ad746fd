import { createContext } from 'react';

/** How often the content of the form was replaced: what could be undone before can't be any more. */
export const FormRevision = createContext(0);
