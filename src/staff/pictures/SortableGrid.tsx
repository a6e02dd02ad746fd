import {
  type Active,
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  type Over,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';

/** Shorter movements are clicks. */
const pointerOptions = { activationConstraint: { distance: 6 } };
const keyboardOptions = { coordinateGetter: sortableKeyboardCoordinates };

const instructions = {
  draggable:
    'Press Space or Enter to pick up the picture, the arrow keys to move it, Space or Enter to drop it, Escape to cancel.',
};

const nameOf = ({ data }: Active) => data.current?.name;
const placeOf = ({ data }: Active | Over) =>
  `position ${data.current?.sortable.index + 1} of ${data.current?.sortable.items.length}`;

const announcements: Announcements = {
  onDragStart: ({ active }) => `Picked up ${nameOf(active)} at ${placeOf(active)}.`,
  onDragOver: ({ active, over }) => `Moving ${nameOf(active)}: ${placeOf(over ?? active)}.`,
  onDragEnd: ({ active, over }) => `Dropped ${nameOf(active)} at ${placeOf(over ?? active)}.`,
  onDragCancel: ({ active }) => `Cancelled. ${nameOf(active)} is back at ${placeOf(active)}.`,
};

interface Props {
  readonly keys: string[];
  readonly onMove: (from: number, to: number) => void;
  readonly children: ReactNode;
}

/** Sorts cards by mouse, finger and keyboard. Each card calls `useSortable` with its key and `name`. */
export function SortableGrid({ keys, onMove, children }: Props) {
  const sensors = useSensors(
    useSensor(MouseSensor, pointerOptions),
    useSensor(TouchSensor, pointerOptions),
    useSensor(KeyboardSensor, keyboardOptions),
  );
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
    >
      <SortableContext items={keys} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
