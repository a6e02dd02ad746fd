import { useSyncExternalStore } from 'react';
import { type OtherCurrency, parseOtherCurrency } from '../../model/import/otherCurrency.ts';
import { createListeners } from '../../ui/createListeners.ts';
import { getStoredText, storeText } from '../../ui/storedText.ts';

/** Also in src/hydration/inline/restoreCurrency.ts, which reserves the room before the first paint. */
const key = 'currency';
const listeners = createListeners();
let chosen: OtherCurrency | null | undefined;

/** Null if the visitor chose none, and during prerendering and hydration. */
export function useOtherCurrency(): OtherCurrency | null {
  return useSyncExternalStore(subscribe, getOtherCurrency, () => null);
}

export function getOtherCurrency(): OtherCurrency | null {
  if (chosen === undefined) show(getStored());
  return chosen ?? null;
}

/** Without storage it is kept until the page is closed. */
export function setOtherCurrency(currency: OtherCurrency | null): void {
  show(currency);
  storeText('localStorage', key, currency && JSON.stringify(currency));
  listeners.notify();
}

function show(currency: OtherCurrency | null): void {
  chosen = currency;
  document.documentElement.toggleAttribute('data-currency', currency !== null);
}

function getStored(): OtherCurrency | null {
  return parseOtherCurrency(getStoredText('localStorage', key));
}

function subscribe(listener: () => void): () => void {
  // Another tab has chosen.
  const handleStorage = (event: StorageEvent) => {
    if (event.key !== null && event.key !== key) return;
    show(getStored());
    listener();
  };
  const unsubscribe = listeners.subscribe(listener);
  window.addEventListener('storage', handleStorage);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', handleStorage);
  };
}
