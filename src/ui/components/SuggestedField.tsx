import { type ComponentProps, useId } from 'react';
import { TextField } from './Field.tsx';

interface Props extends ComponentProps<typeof TextField> {
  readonly suggestions: readonly string[];
}

export function SuggestedField({ suggestions, ...field }: Props) {
  const listId = useId();
  return (
    <div>
      <TextField {...field} list={listId} autoComplete="off" />
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </div>
  );
}
