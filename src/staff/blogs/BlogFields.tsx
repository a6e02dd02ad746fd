import type { BlogForm, BlogFormField } from '../../model/blogForm.ts';
import { blogLimits } from '../../model/limits.ts';
import { TextArea, TextField } from '../../ui/Field.tsx';
import { FormColumns } from '../kit/FormPanel.tsx';

type TextFieldName = 'title' | 'author' | 'summary';

interface Props {
  readonly form: BlogForm;
  /** The field that keeps the form from being saved, or null. */
  readonly invalid: BlogFormField | null;
  readonly onChange: (name: TextFieldName, value: string) => void;
}

/** What is typed of a blog, besides its content. */
export function BlogFields({ form, invalid, onChange }: Props) {
  const text = (name: TextFieldName) => ({
    name,
    value: form[name],
    maxLength: blogLimits[name],
    invalid: invalid === name,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(name, target.value),
  });
  return (
    <>
      <FormColumns>
        <TextField label="Title" {...text('title')} />
        <TextField label="Author" {...text('author')} />
      </FormColumns>
      <TextArea label="Summary" rows={3} {...text('summary')} />
    </>
  );
}
