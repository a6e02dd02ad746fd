import { useState } from 'react';
import { privacyMessages } from '#locales/privacy.ts';
import { Button } from '../../ui/components/Button.tsx';
import { clearDeviceData } from './clearDeviceData.ts';

const { clear } = privacyMessages;

export function ClearDeviceData() {
  const [result, setResult] = useState('');
  const handleClick = () => {
    clearDeviceData().then(
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
