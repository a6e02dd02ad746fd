/** In localStorage: its change says to other tabs that everything was cleared. */
export const clearedKey = 'cleared';
