/** Runs at the end of each page's head, as one script, because the security policy lists each. */
import './watchBundle.ts';
import './recordEarlyPresses.ts';
import './restoreCurrency.ts';
import './startAfterPaint.ts';
