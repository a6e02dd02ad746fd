import {
  type FocusEvent,
  type FormEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { localeInfo } from '#locales/localeInfo.ts';
import { sendInquiry } from '../../data/public/inquiries.ts';
import {
  consentVersion,
  type DraftFaults,
  type DraftField,
  type DraftViewing,
  honeypot,
  type InquiryDraft,
  type SentInquiry,
  toInquiry,
  truncateCarName,
  validateDraft,
} from '../../model/inquiry/inquiry.ts';
import { getInquiryState, useInquiryState } from './inquiryStore.ts';
import { keepInquiryState, restoreDraft } from './keptDrafts.ts';

/** SPEC 9. */
const successDisplayMs = 3000;

export interface CarName {
  /** In English, for the subject of the mail. */
  readonly english: string;
  /** In the visitor's language, for his own messages. */
  readonly localized: string;
}

export type ParseViewing = (values: FormData) => DraftViewing | undefined;

interface Options {
  /** Identifies the inquiry: the path of its page. */
  readonly subject: string;
  /** Null if the visitor types it. */
  readonly car: CarName | string | null;
  /** Appended to the message. */
  readonly enclosed?: string | undefined;
  /** That the form suggests; '' for none. */
  readonly suggested: string;
  readonly parseViewing?: ParseViewing | undefined;
  /** Whether what was sent is kept as `answered`, and the success doesn't end. */
  readonly keepsAnswer: boolean;
  /** What the site knows of the cars. */
  readonly asked?: Pick<SentInquiry, 'carIds' | 'search'> | undefined;
  /** Called 3 s after success, unless the visitor left the page meanwhile or is typing another inquiry. */
  readonly onDone: () => void;
}

export function useInquiry({
  subject,
  car,
  enclosed = '',
  suggested,
  parseViewing,
  asked: known,
  keepsAnswer,
  onDone,
}: Options) {
  useState(() => restoreDraft(subject));
  const { stage, draft } = useInquiryState(subject, enclosed);
  const [errors, setErrors] = useState<DraftFaults>({});
  const form = useRef<HTMLFormElement>(null);
  const getDraft = (from: HTMLFormElement) => {
    const typed = parseDraft(from, car, enclosed, parseViewing);
    return { ...typed, isSuggested: typed.message === suggested };
  };
  // Also if it was closed while it was sent, and opened again.
  const isSender = useRef(getInquiryState(subject).stage === 'sending');
  useDelayedDone(stage === 'sent' && !keepsAnswer, () => {
    keepInquiryState(subject, { stage: 'open', draft: null });
    if (isSender.current) onDone();
  });

  // A prerendered form is blank, or has what was typed before hydration or restored by the browser. A layout effect,
  // because that is replayed once the page is mounted, and would be stored without the rest.
  useLayoutEffect(() => {
    const stored = getInquiryState(subject).draft;
    if (form.current && stored) fillBlanks(form.current, stored);
  }, [subject]);

  // Another form may have sent it.
  useEffect(() => {
    if (stage === 'sent' && form.current) clear(form.current);
  }, [stage]);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    if (getInquiryState(subject).stage === 'sending') return;
    const asked = getDraft(currentTarget);
    const found = validateDraft(asked);
    setErrors(found);
    if (focusFirst(currentTarget, found)) return;
    isSender.current = true;
    keepInquiryState(subject, { stage: 'sending', draft: asked, sent: enclosed });
    const outcome = await sendInquiry(
      {
        ...toInquiry(asked),
        ...known,
        locale: localeInfo.code,
        consent: consentVersion,
        sentAt: new Date().toISOString(),
      },
      getField(currentTarget, honeypot),
    );
    const isSent = outcome === 'sent';
    keepInquiryState(subject, {
      stage: outcome,
      draft: isSent ? null : asked,
      ...(isSent && keepsAnswer && { answered: asked }),
      ...(isSent && { sent: enclosed }),
    });
  };

  /** Clears fixed errors, and the success message once another inquiry is begun. */
  const handleInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const typed = getDraft(currentTarget);
    const found = validateDraft(typed);
    setErrors((shown) => pick(found, (field) => field in shown));
    const { firstName, lastName, email, phone, message, viewing, isSuggested } = typed;
    const own = isSuggested ? '' : message;
    const texts = [firstName, lastName, email, phone, own, car === null ? typed.car : ''];
    const isBlank = !viewing && texts.every((text) => text.trim() === '');
    keepInquiryState(subject, {
      stage: stage === 'sent' ? 'open' : stage,
      draft: isBlank ? null : typed,
      ...(stage === 'sending' && { sent: getInquiryState(subject).sent }),
    });
  };

  /**
   * Validates a field on blur unless it is empty or focus moves to a button: a new error message would shift the button
   * away from the pointer.
   */
  const handleBlur = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (!isField(target) || target.value.trim() === '') return;
    if (relatedTarget && !isField(relatedTarget)) return;
    const found = validateDraft(getDraft(currentTarget));
    setErrors((shown) => pick(found, (field) => field in shown || field === target.name));
  };

  return { form, stage, draft, errors, handleSubmit, handleInput, handleBlur };
}

function useDelayedDone(sent: boolean, onDone: () => void): void {
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(finish, successDisplayMs);
    return () => clearTimeout(timer);
  }, [sent]);
}

function parseDraft(
  form: HTMLFormElement,
  car: CarName | string | null,
  enclosed: string,
  parseViewing: ParseViewing | undefined,
): InquiryDraft {
  const given = typeof car === 'string' ? { english: car, localized: car } : car;
  return {
    enclosed,
    firstName: getField(form, 'firstName'),
    lastName: getField(form, 'lastName'),
    email: getField(form, 'email'),
    phone: getField(form, 'phone'),
    car: given ? truncateCarName(given.english) : getField(form, 'car'),
    ...(given && { localizedCar: given.localized }),
    message: getField(form, 'message'),
    viewing: parseViewing?.(new FormData(form)),
  };
}

function getField(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '');
}

function isField(
  element: EventTarget,
): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return element instanceof Element && element.matches('input, textarea, select');
}

function fillBlanks(form: HTMLFormElement, draft: InquiryDraft): void {
  for (const element of [...form.elements].filter(isField))
    if (element.value === '' && element.name in draft)
      element.value = String(draft[element.name as DraftField]);
}

/** `form.reset()` would restore the initial values. */
function clear(form: HTMLFormElement): void {
  for (const element of [...form.elements].filter(isField))
    if ('checked' in element && element.type === 'radio') element.checked = element.value === '';
    else element.value = '';
}

function focusFirst(form: HTMLFormElement, errors: DraftFaults): boolean {
  const first = [...form.elements].filter(isField).find(({ name }) => name in errors);
  first?.focus();
  return Object.keys(errors).length > 0;
}

function pick(errors: DraftFaults, wanted: (field: string) => boolean): DraftFaults {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => wanted(field)));
}
