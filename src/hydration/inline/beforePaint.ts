/** Runs in the head of each page. */
import './watchBundle.ts';
import './recordEarlyPresses.ts';
import './restoreCurrency.ts';
