import type { ComponentProps } from 'react';
import type { LocaleOffer } from './LocaleOffer.tsx';
import type { SiteBanner } from './SiteBanner.tsx';

export interface SiteBannerState {
  readonly notice?: ComponentProps<typeof SiteBanner> | null;
  /** Time of the stored data that is shown while the database does not respond. */
  readonly lastSeen?: Date | null;
  /** Whether the visitor closed the banner about it; until data is fresh again. */
  readonly isLastSeenClosed?: boolean;
  readonly offer?: ComponentProps<typeof LocaleOffer> | null;
}

export function changeState(state: SiteBannerState, change: SiteBannerState): SiteBannerState {
  return { ...state, ...(change.lastSeen === null && { isLastSeenClosed: false }), ...change };
}
