import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { messageOf } from '../locales/messageOf.ts';
import { Section } from '../ui/components/Container.tsx';
import { ErrorMessage } from '../ui/components/ErrorMessage.tsx';

export function RouteError() {
  const error = useRouteError();
  return (
    <Section as="div">
      <ErrorMessage message={isRouteErrorResponse(error) ? error.statusText : messageOf(error)} />
    </Section>
  );
}
