/** Runs at the end of each page's head, as one script: the policy names each. */
import './watchBundle.ts';
import './recordEarlyPresses.ts';
import './restoreCurrency.ts';
import './startAfterPaint.ts';
