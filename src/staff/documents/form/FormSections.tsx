import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Options } from '../../../ui/components/Options.tsx';
import { Select } from '../../../ui/components/Select.tsx';
import styles from './FormSections.module.css';

interface Section {
  readonly name: string;
  readonly element: HTMLElement;
  /** Of an inspection's points. */
  readonly unanswered: number;
}

const SectionsContext = createContext<(section: Section) => () => void>(() => () => {});

/** Lists a section among its form's, before the first paint. */
export function useFormSection(holder: RefObject<HTMLElement | null>, name = '', unanswered = 0): void {
  const add = use(SectionsContext);
  useLayoutEffect(() => {
    const element = holder.current;
    return element && name ? add({ name, element, unanswered }) : undefined;
  }, [add, holder, name, unanswered]);
}

/** Shorter forms need no links. */
const minSections = 4;

export function FormSections({ children }: { readonly children: ReactNode }) {
  const [sections, setSections] = useState<readonly Section[]>([]);
  const add = useCallback((section: Section) => {
    setSections((all) => [...all, section].sort(inDocumentOrder));
    return () => setSections((all) => all.filter((each) => each !== section));
  }, []);
  return (
    <SectionsContext value={add}>
      {sections.length >= minSections && <SectionNav sections={sections} />}
      {children}
    </SectionsContext>
  );
}

const inDocumentOrder = (a: Section, b: Section) =>
  a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

function describe({ name, unanswered }: Section): string {
  return unanswered > 0 ? `${name} (${unanswered} unanswered)` : name;
}

function SectionNav({ sections }: { readonly sections: readonly Section[] }) {
  const [current, setCurrent] = useCurrentSection(sections);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const button = current && list.current?.querySelector('[aria-current]');
    if (!list.current || !button) return;
    const [row, shown] = [list.current.getBoundingClientRect(), button.getBoundingClientRect()];
    // Only the row scrolls, never the page.
    list.current.scrollLeft += shown.left + shown.width / 2 - row.left - row.width / 2;
  }, [current]);
  const index = Math.max(
    0,
    sections.findIndex(({ element }) => element === current),
  );
  const open = (element: HTMLElement) => {
    setCurrent(element);
    element.scrollIntoView();
    element.querySelector('h2')?.focus({ preventScroll: true });
  };
  return (
    <nav className={styles.nav} aria-label="Sections">
      {/* On a phone. */}
      <label className={styles.jump}>
        Section {index + 1} of {sections.length}
        <Select
          value={index}
          onChange={({ target }) => {
            const chosen = sections[Number(target.value)];
            if (chosen) open(chosen.element);
          }}
        >
          <Options names={sections.map((section, each) => [each, describe(section)])} />
        </Select>
      </label>
      <ul ref={list}>
        {sections.map(({ name, element, unanswered }) => (
          <li key={name}>
            <button
              type="button"
              aria-current={element === current ? 'location' : undefined}
              onClick={() => open(element)}
            >
              {name}
              {unanswered > 0 && (
                <span className={styles.count}>
                  {unanswered}
                  <span className="visually-hidden"> unanswered</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The chosen section while it is in view, because the last ones can't scroll to the top; else the first in view. */
function useCurrentSection(sections: readonly Section[]) {
  const [chosen, setChosen] = useState<Element | null>(null);
  const [visible, setVisible] = useState<readonly Element[]>([]);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const left = entries.filter(({ isIntersecting }) => !isIntersecting).map(({ target }) => target);
        const entered = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
        setVisible((all) => [...all.filter((each) => !left.includes(each)), ...entered]);
        setChosen((element) => (element && left.includes(element) ? null : element));
      },
      // Skips a section whose end alone is left at the top.
      { rootMargin: '-25% 0px 0px' },
    );
    for (const { element } of sections) observer.observe(element);
    return () => observer.disconnect();
  }, [sections]);
  const first = sections.find(({ element }) => visible.includes(element))?.element;
  return [chosen ?? first, setChosen] as const;
}
