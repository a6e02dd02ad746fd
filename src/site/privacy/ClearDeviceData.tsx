import { useState } from 'react';
import { privacyMessages } from '#locales/privacy.ts';
import { Button } from '../../ui/components/Button.tsx';

const { clear } = privacyMessages;

export function ClearDeviceData() {
  const [result, setResult] = useState('');
  const handleClick = () => {
    clearStored().then(
      () => setResult(clear.done),
      () => setResult(clear.failed),
    );
  };
  return (
    <>
      <Button variant="quiet" onClick={handleClick}>
        {clear.action}
      </Button>
      <p role="status">{result}</p>
    </>
  );
}

/** Loaded on demand, because it knows all that is stored. */
async function clearStored(): Promise<void> {
  const { clearDeviceData } = await import('./clearDeviceData.ts');
  await clearDeviceData();
}
