import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { type SendOutcome, sendInquiry } from '../../data/inquiries.ts';
import { checkDraft, type DraftField, honeypot, type InquiryDraft, toInquiry } from '../../model/inquiry.ts';

/** Milliseconds from 'Message sent successfully!' until the page reloads or the dialog closes (SPEC 9). */
const farewell = 3000;

export type Progress =
  | { readonly stage: 'open' | 'sending' | 'sent' }
  | { readonly stage: Exclude<SendOutcome, 'sent'>; readonly draft: InquiryDraft };

interface Options {
  /** The car asked about, or null where the visitor names it. */
  readonly car: string | null;
  /** Told what stands in the form after each edit, and null once it was sent. */
  readonly onDraft: ((draft: InquiryDraft | null) => void) | undefined;
  /** Called 3 s after the inquiry was sent, unless another one is being typed by then. */
  readonly onDone: () => void;
}

/** One inquiry form's state: its errors, its way to the dealer, and what became of it. */
export function useInquiry({ car, onDraft, onDone }: Options) {
  const [progress, setProgress] = useState<Progress>({ stage: 'open' });
  const [errors, setErrors] = useState<Partial<Record<DraftField, string>>>({});
  const busy = useRef(false);
  useFarewell(progress.stage === 'sent', onDone);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy.current) return;
    const draft = readDraft(form, car);
    const found = checkDraft(draft);
    setErrors(found);
    if (focusFirst(form, found)) return;
    busy.current = true;
    setProgress({ stage: 'sending' });
    const outcome = await sendInquiry(toInquiry(draft), readField(form, honeypot));
    busy.current = false;
    if (outcome !== 'sent') return setProgress({ stage: outcome, draft });
    clear(form);
    onDraft?.(null);
    setProgress({ stage: 'sent' });
  };

  /** Takes back an error as soon as it is mended, and a success once the next inquiry is begun. */
  const edit = ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    const draft = readDraft(form, car);
    const found = checkDraft(draft);
    onDraft?.(draft);
    setErrors((shown) => pick(found, (field) => field in shown));
    setProgress((now) =>
      'draft' in now ? { ...now, draft } : now.stage === 'sent' ? { stage: 'open' } : now,
    );
  };

  /**
   * Says what is wrong with a field when it is left; one still empty may yet be filled in. Not on the way to
   * a button: the words would push it away from under the pointer, and it checks all fields itself.
   */
  const leave = ({ currentTarget: form, target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (!isField(target) || target.value.trim() === '') return;
    if (relatedTarget && !isField(relatedTarget)) return;
    const found = checkDraft(readDraft(form, car));
    setErrors((shown) => pick(found, (field) => field in shown || field === target.name));
  };

  return { progress, errors, submit, edit, leave };
}

/** Calls `onDone` once the good news has been read. */
function useFarewell(sent: boolean, onDone: () => void): void {
  const latest = useRef(onDone);
  useEffect(() => {
    latest.current = onDone;
  });
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => latest.current(), farewell);
    return () => clearTimeout(timer);
  }, [sent]);
}

function readDraft(form: HTMLFormElement, car: string | null): InquiryDraft {
  return {
    firstName: readField(form, 'firstName'),
    lastName: readField(form, 'lastName'),
    email: readField(form, 'email'),
    phone: readField(form, 'phone'),
    car: car ?? readField(form, 'car'),
    message: readField(form, 'message'),
  };
}

function readField(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '');
}

function isField(element: EventTarget): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** Not the form's own reset, which would bring back what the form was opened with. */
function clear(form: HTMLFormElement): void {
  for (const element of form.elements) if (isField(element)) element.value = '';
}

/** Moves focus to the first field, in the form's order, that has an error. */
function focusFirst(form: HTMLFormElement, errors: Partial<Record<DraftField, string>>): boolean {
  const first = [...form.elements].filter(isField).find(({ name }) => name in errors);
  first?.focus();
  return Object.keys(errors).length > 0;
}

function pick(errors: Partial<Record<DraftField, string>>, wanted: (field: string) => boolean) {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => wanted(field)));
}
