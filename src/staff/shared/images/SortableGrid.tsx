import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
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

interface Props {
  readonly items: readonly { readonly key: string; readonly name: string }[];
  readonly onMove: (from: number, to: number) => void;
  readonly children: ReactNode;
}

/** Sorts cards by mouse, finger and keyboard. Each card calls `useSortable` with its key. */
export function SortableGrid({ items, onMove, children }: Props) {
  const sensors = useSensors(
    useSensor(MouseSensor, pointerOptions),
    useSensor(TouchSensor, pointerOptions),
    useSensor(KeyboardSensor, keyboardOptions),
  );
  const keys = items.map(({ key }) => key);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ announcements: announcementsFor(items), screenReaderInstructions: instructions }}
    >
      <SortableContext items={keys} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

function announcementsFor(items: Props['items']): Announcements {
  const indexOf = (id: UniqueIdentifier) => items.findIndex(({ key }) => key === id);
  const nameOf = (id: UniqueIdentifier) => items[indexOf(id)]?.name ?? 'The picture';
  const place = (id: UniqueIdentifier) => `position ${indexOf(id) + 1} of ${items.length}`;
  return {
    onDragStart: ({ active }) => `Picked up ${nameOf(active.id)} at ${place(active.id)}.`,
    onDragOver: ({ active, over }) => `Moving ${nameOf(active.id)}: ${place((over ?? active).id)}.`,
    onDragEnd: ({ active, over }) => `Dropped ${nameOf(active.id)} at ${place((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `Cancelled. ${nameOf(active.id)} is back at ${place(active.id)}.`,
  };
}
