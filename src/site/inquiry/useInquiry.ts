import { type FocusEvent, type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { localeInfo } from '#locales/localeInfo.ts';
import { sendInquiry } from '../../data/public/inquiries.ts';
import {
  consentVersion,
  type DraftFaults,
  fitCarName,
  honeypot,
  type InquiryDraft,
  toInquiry,
  validateDraft,
} from '../../model/inquiry/inquiry.ts';
import { getInquiryState, setInquiryState, useInquiryState } from './inquiryStore.ts';

/** Milliseconds from 'Message sent successfully!' until the page reloads or the dialog closes (SPEC 9). */
const successDisplayMs = 3000;

/** A car whose name has words in it. */
export interface GivenCar {
  /** English, for the mail's subject. */
  readonly inMail: string;
  /** In the visitor's language, for his own text. */
  readonly inOwnWords: string;
}

interface Options {
  /** Names the inquiry: the address of its page. */
  readonly subject: string;
  /** The car asked about, or null where the visitor names it. */
  readonly car: GivenCar | string | null;
  /** What goes along below the message. */
  readonly enclosed?: string | undefined;
  /**
   * Called 3 s after this form has sent it, unless another inquiry is being typed by then. Not where the visitor comes
   * back to one that was sent meanwhile: then the news disappears, and nothing else happens by itself.
   */
  readonly onDone: () => void;
}

/** One inquiry form: its errors, its way to the dealer, and what became of it. */
export function useInquiry({ subject, car, enclosed = '', onDone }: Options) {
  const { stage, draft } = useInquiryState(subject);
  const [errors, setErrors] = useState<DraftFaults>({});
  const form = useRef<HTMLFormElement>(null);
  const isSender = useRef(false);
  useDelayedDone(stage === 'sent', () => {
    setInquiryState(subject, { stage: 'open', draft: null });
    if (isSender.current) onDone();
  });

  // The form that sent it may be gone, and another one stand in its place.
  useEffect(() => {
    if (stage === 'sent' && form.current) clear(form.current);
  }, [stage]);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    if (getInquiryState(subject).stage === 'sending') return;
    const asked = getDraft(currentTarget, car, enclosed);
    const found = validateDraft(asked);
    setErrors(found);
    if (focusFirst(currentTarget, found)) return;
    isSender.current = true;
    setInquiryState(subject, { stage: 'sending', draft: asked });
    const outcome = await sendInquiry(
      {
        ...toInquiry(asked),
        locale: localeInfo.code,
        consent: consentVersion,
        sentAt: new Date().toISOString(),
      },
      getField(currentTarget, honeypot),
    );
    setInquiryState(subject, { stage: outcome, draft: outcome === 'sent' ? null : asked });
  };

  /** Takes back an error as soon as it is mended, and a success once the next inquiry is begun. */
  const handleInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const typed = getDraft(currentTarget, car, enclosed);
    const found = validateDraft(typed);
    setErrors((shown) => pick(found, (field) => field in shown));
    const isBlank = Object.values({
      ...typed,
      enclosed: '',
      ...(car !== null && { car: '', carInOwnWords: '' }),
    }).every((text) => text.trim() === '');
    setInquiryState(subject, { stage: stage === 'sent' ? 'open' : stage, draft: isBlank ? null : typed });
  };

  /**
   * Says what is wrong with a field when it is left; one still empty may yet be filled in. Not on the way to
   * a button: the words would push it away from under the pointer, and it checks all fields itself.
   */
  const handleBlur = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (!isField(target) || target.value.trim() === '') return;
    if (relatedTarget && !isField(relatedTarget)) return;
    const found = validateDraft(getDraft(currentTarget, car, enclosed));
    setErrors((shown) => pick(found, (field) => field in shown || field === target.name));
  };

  return { form, stage, draft, errors, handleSubmit, handleInput, handleBlur };
}

/** Calls `onDone` once the good news has been read. */
function useDelayedDone(sent: boolean, onDone: () => void): void {
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(finish, successDisplayMs);
    return () => clearTimeout(timer);
  }, [sent]);
}

function getDraft(form: HTMLFormElement, car: GivenCar | string | null, enclosed: string): InquiryDraft {
  const given = typeof car === 'string' ? { inMail: car, inOwnWords: car } : car;
  return {
    enclosed,
    firstName: getField(form, 'firstName'),
    lastName: getField(form, 'lastName'),
    email: getField(form, 'email'),
    phone: getField(form, 'phone'),
    car: given ? fitCarName(given.inMail) : getField(form, 'car'),
    ...(given && { carInOwnWords: given.inOwnWords }),
    message: getField(form, 'message'),
  };
}

function getField(form: HTMLFormElement, name: string): string {
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
function focusFirst(form: HTMLFormElement, errors: DraftFaults): boolean {
  const first = [...form.elements].filter(isField).find(({ name }) => name in errors);
  first?.focus();
  return Object.keys(errors).length > 0;
}

function pick(errors: DraftFaults, wanted: (field: string) => boolean): DraftFaults {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => wanted(field)));
}
