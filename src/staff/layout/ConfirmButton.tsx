import { type ComponentProps, useState } from 'react';
import { Button } from '../../ui/components/Button.tsx';
import { ConfirmModal } from './ConfirmModal.tsx';

type Asked = Pick<ComponentProps<typeof ConfirmModal>, 'detail' | 'destructive' | 'onYes'>;

interface Props extends Asked, Omit<ComponentProps<typeof Button>, 'onClick'> {
  readonly question: string;
}

export function ConfirmButton({ question, detail, destructive, onYes, ...button }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setIsAsking(true)} />
      <ConfirmModal
        question={isAsking ? question : null}
        detail={detail}
        destructive={destructive}
        onYes={() => {
          setIsAsking(false);
          onYes();
        }}
        onNo={() => setIsAsking(false)}
      />
    </>
  );
}
