import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { staffPaths } from '../../config/staffPaths.ts';
import { fetchKnownCars } from '../../data/staff/cars.ts';
import { carTitle } from '../../locales/carTitle.ts';
import { formatCarPrice } from '../../locales/formats.ts';
import { indexCars } from '../../model/inventory/indexedCars.ts';
import { defaultQuery } from '../../model/inventory/query.ts';
import { findCars } from '../../model/inventory/search.ts';
import { Modal } from '../../ui/components/Modal.tsx';
import { sections } from '../layout/sections.ts';
import { askToPublish, usePublishNow } from '../publishing/publishing.ts';
import styles from './Palette.module.css';

interface Command {
  readonly key: string;
  readonly text: string;
  /** '2024 · 7,150,000 EGP · Car' */
  readonly kind: string;
  readonly to: string;
}

/** Publishes at once, or opens its page if something must be decided or set first. */
const publishCommand: Command = {
  key: 'publish',
  text: 'Publish',
  kind: 'Action',
  to: staffPaths.publishing,
};

const commands: readonly Command[] = [
  { key: 'add-car', text: 'Add car', kind: 'Action', to: staffPaths.addCar },
  { key: 'add-blog', text: 'Add blog', kind: 'Action', to: staffPaths.addBlog },
  { key: 'add-review', text: 'Add review', kind: 'Action', to: staffPaths.addReview },
  publishCommand,
  { key: 'add-lead', text: 'Add lead', kind: 'Action', to: staffPaths.addLead },
  { key: 'import-cars', text: 'Import cars', kind: 'Action', to: staffPaths.importCars },
  ...sections.map(({ name, path }) => ({ key: path, text: name, kind: 'Section', to: path })),
];

const maxCars = 8;

interface Props {
  readonly onClose: () => void;
}

/** Finds a car or an action by what is typed: arrows choose, Enter opens. */
export function Palette({ onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  // After the dialog has opened, which takes the focus.
  useEffect(() => field.current?.focus(), []);
  const navigate = useNavigate();
  const publishNow = usePublishNow();
  const publish = async () => {
    const { kind } = (await publishNow()) ?? {};
    if (kind === 'atLimit' || kind === 'noHook') void navigate(publishCommand.to, { state: askToPublish });
  };
  const id = useId();
  const found = useCommands(typed.trim());
  const current = found[chosen];
  const open = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    if (command === publishCommand) void publish();
    else void navigate(command.to);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setChosen((now) => (now + step + found.length) % Math.max(1, found.length));
    if (event.key === 'Enter') open(current);
    if (step || event.key === 'Enter') event.preventDefault();
  };
  return (
    <Modal open title="Find a car or an action" onClose={onClose}>
      <input
        className={styles.input}
        role="combobox"
        aria-label="Car or action"
        aria-expanded={found.length > 0}
        aria-controls={id}
        aria-activedescendant={current && `${id}-${current.key}`}
        autoComplete="off"
        ref={field}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setChosen(0);
        }}
        onKeyDown={handleKey}
      />
      <div id={id} role="listbox" aria-label="Found" className={styles.found}>
        {found.map((command, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field
          <div
            key={command.key}
            id={`${id}-${command.key}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            ref={(row) => {
              if (row && index === chosen) row.scrollIntoView({ block: 'nearest' });
            }}
            onClick={() => open(command)}
          >
            <bdi>{command.text}</bdi> <span>{command.kind}</span>
          </div>
        ))}
      </div>
      {found.length === 0 && <p role="status">Nothing was found.</p>}
    </Modal>
  );
}

function useCommands(text: string): readonly Command[] {
  const { data: cars = [] } = useQuery({ queryKey: ['known cars'], queryFn: fetchKnownCars, gcTime: 0 });
  const index = useMemo(() => indexCars(cars), [cars]);
  return useMemo(() => {
    const named = commands.filter((command) => command.text.toLowerCase().includes(text.toLowerCase()));
    if (text === '') return named;
    const matches = findCars(index, { ...defaultQuery, search: text }).slice(0, maxCars);
    return [
      ...named,
      ...matches.map((car) => ({
        key: car.id,
        text: carTitle(car),
        kind: [car.year, formatCarPrice(car.price), 'Car'].filter(Boolean).join(' · '),
        to: staffPaths.editCar(car.id),
      })),
    ];
  }, [index, text]);
}
