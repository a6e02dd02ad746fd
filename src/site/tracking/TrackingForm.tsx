import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { localeInfo } from '#locales/localeInfo.ts';
import { trackingMessages } from '#locales/tracking.ts';
import { pathIn, paths } from '../../config/paths.ts';
import { parseVin } from '../../model/shipment/shipment.ts';
import { Button } from '../../ui/components/Button.tsx';
import { TextField } from '../../ui/components/Field.tsx';
import { getStoredText, storeText } from '../../ui/storedText.ts';
import styles from './TrackingForm.module.css';

/** Of a VIN that is typed but not sent, on the page of this VIN: a link to another one shows that. */
const typedKeyOf = (vin: string) => `tracking:typed ${vin}`;

interface Props {
  /** '' for none. */
  readonly vin: string;
  /** Called with a trimmed VIN. */
  readonly onTrack: (vin: string) => void;
}

/** Ignores a blank VIN (SPEC 5). */
export function TrackingForm({ vin, onTrack }: Props) {
  const form = useRef<HTMLFormElement>(null);

  // Fill in the VIN of the URL after hydration, or what was typed in another language; but keep what was typed before it.
  // Before the result is visible, so that the next VIN can be typed immediately.
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const input = form.current?.elements.namedItem('vin');
    const mayReplace = !isFirst.current;
    isFirst.current = false;
    const text = (mayReplace ? '' : getStoredText('sessionStorage', typedKeyOf(vin))) || vin;
    if (text === '' || !(input instanceof HTMLInputElement)) return;
    if (mayReplace || input.value === '') input.value = text;
  }, [vin]);

  const track = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = vinIn(event.currentTarget);
    if (typed === '') return;
    storeText('sessionStorage', typedKeyOf(vin), null);
    onTrack(typed);
  };

  return (
    <form
      ref={form}
      className={styles.form}
      action={pathIn(localeInfo.code, paths.tracking)}
      onSubmit={track}
      onInput={({ currentTarget }) => storeText('sessionStorage', typedKeyOf(vin), vinIn(currentTarget))}
    >
      <TextField
        label={trackingMessages.vin}
        name="vin"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        dir="ltr"
      />
      <Button type="submit">{trackingMessages.track}</Button>
    </form>
  );
}

function vinIn(form: HTMLFormElement): string {
  return parseVin(String(new FormData(form).get('vin') ?? ''));
}
