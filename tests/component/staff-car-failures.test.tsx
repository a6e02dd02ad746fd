import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { blogFields, carFields } from '../support/factories.ts';
import type { FetchRequest, Intercept } from '../support/intercept.ts';
import { webp } from '../support/pictures.ts';
import {
  added,
  addNewCar,
  addPictures,
  click,
  fillFacts,
  formOpens,
  names,
  namesOf,
  storedCars,
  submitCar,
  updated,
} from './car-form.ts';
import {
  answer,
  chooseFiles,
  field,
  fill,
  findAlert,
  findFailure,
  findField,
  findStatus,
  isShown,
  passTimeUntil,
  press,
  stopClock,
  submit,
} from './form-actions.ts';
import { createGate } from './site.tsx';
import { denied, findRow, loseWrites, noConnection } from './staff-list.ts';
import { startStaffSite } from './staff-site.tsx';

const addCar = '/dashboard/add-car';
const editCar = '/dashboard/edit-car/a';
const [front, back] = ['Cars/1_front.webp', 'Cars/2_back.webp'];
const site = startStaffSite();

const isCommit = ({ url }: FetchRequest) => url.includes(':commit');

/** The name of the picture that a request uploads, without folder and time. */
const uploadOf = ({ url, method }: FetchRequest) =>
  method === 'POST' ? decodeURIComponent(url).match(/\?name=\w+\/\d+_(.+\.webp)/)?.[1] : undefined;

const never = new Promise<never>(() => {});

/** Lets commits through and loses their responses. */
const loseAnswers: Intercept = (request) =>
  isCommit(request) ? request.pass().then(noConnection) : undefined;

const isAdded = isShown('New car added successfully!');

async function openNewCar(...pictures: readonly string[]): Promise<void> {
  await site.open(addCar);
  await fillFacts();
  await addPictures(...pictures);
}

async function openEdit(): Promise<void> {
  await site.putPictures(front, back);
  await site.put('Cars/a', carFields({ Img: front, Images: [front, back] }));
  await site.open(editCar, formOpens);
}

describe('a new car', () => {
  test('whose picture is rejected stays in the form, and the next attempt stores only what is missing', async () => {
    await openNewCar('a.webp', 'b.webp');
    site.intercept((request) => (uploadOf(request) === 'b.webp' ? denied() : undefined));
    await submitCar();
    await findAlert('Upload failed for b.webp');
    expect(await site.list('Cars')).toEqual([]);
    expect(field('Model')).toHaveValue('A6 Avant');
    expect(names()).toEqual(['a.webp', 'b.webp']);

    site.intercept(null);
    const before = site.requests.length;
    await addNewCar();
    expect(site.requests.slice(before).map(uploadOf).filter(Boolean)).toEqual(['b.webp']);
    expect(namesOf(site.bucket.paths())).toEqual(['a.webp', 'b.webp']);
    expect((await storedCars(site))[0]?.Images).toEqual(site.bucket.paths());
  });

  // The library's upload would never end.
  test('whose pictures find no connection for a new token stays in the form, and its next attempt stores all', async () => {
    await openNewCar('a.webp');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 });
    site.intercept(({ url }) => (url.includes('/token?') ? noConnection() : undefined));
    await submitCar();
    await findAlert('Upload failed for a.webp');
    site.intercept(null);
    await submitCar();
    await added();
    expect(namesOf(site.bucket.paths())).toEqual(['a.webp']);
  });

  test('that cannot be written stays in the form, with its stored pictures for the next attempt', async () => {
    await openNewCar('a.webp', 'b.webp');
    site.intercept(loseWrites);
    stopClock();
    await submitCar();
    await findFailure('Failed to add new car.');
    const files = site.bucket.paths();
    expect(files).toHaveLength(2);
    expect(field('Model')).toHaveValue('A6 Avant');
    site.intercept(null);
    await addNewCar();
    expect(await site.list('Cars')).toHaveLength(1);
    expect(site.bucket.paths()).toEqual(files);
  });

  test('counts as stored if only the response is lost, and is not written again', async () => {
    await openNewCar('a.webp');
    let isLost = false;
    site.intercept((request) => {
      if (isLost) return undefined;
      isLost = isCommit(request);
      return loseAnswers(request);
    });
    stopClock();
    await submitCar();
    await passTimeUntil(isAdded);
    expect(isLost).toBe(true);
    expect(await site.list('Cars')).toHaveLength(1);
    expect(site.bucket.paths()).toHaveLength(1);
  });

  test('stays one car if the tab crashes right after its commit, and its draft finds it again', async () => {
    await openNewCar('a.webp', 'b.webp');
    const { opened, open } = createGate();
    const { opened: ended, open: end } = createGate();
    site.intercept((request) => {
      if (!isCommit(request)) return undefined;
      return request.pass().then((response) => {
        open();
        return ended.then(() => response);
      });
    });
    await submitCar();
    await opened;
    // A colleague corrects the price in the meantime.
    const [stored] = await site.list('Cars');
    await site.put(`Cars/${stored?.id}`, { ...stored?.fields, Price: '3,400,000 EGP' });

    site.intercept(null);
    await site.open(addCar);
    await press('Restore draft');
    await waitFor(() => expect(field('Model')).toHaveValue('A6 Avant'));
    fill({ Description: 'Added later' });
    await submitCar();
    await findStatus(/This car was already saved/);
    const { Images } = stored?.fields ?? {};
    const kept = { Images, Price: '3,400,000 EGP', Description: 'Added later' };
    expect(await storedCars(site)).toEqual([expect.objectContaining(kept)]);
    expect(site.bucket.paths()).toHaveLength(2);
    // Leaves no save that runs.
    end();
  });

  test('is stored completely after ten seconds without a connection during an upload', async () => {
    await openNewCar('a.webp', 'b.webp', 'c.webp', 'd.webp', 'e.webp');
    let isGone = true;
    let refused = 0;
    site.intercept((request) => {
      if (uploadOf(request) !== 'c.webp' || !isGone) return undefined;
      refused += 1;
      return noConnection();
    });
    stopClock();
    await submitCar();
    await passTimeUntil(() => refused > 0);
    for (let seconds = 0; seconds < 10; seconds += 2) await vi.advanceTimersByTimeAsync(2_000);
    isGone = false;
    await passTimeUntil(isAdded);
    expect((await storedCars(site))[0]?.Images).toHaveLength(5);
    expect(site.bucket.paths()).toHaveLength(5);
  });

  test('reports after 15 seconds that its save makes no progress, can be cancelled, and resumes', async () => {
    await openNewCar('a.webp', 'b.webp', 'c.webp');
    const started: string[] = [];
    let isSilent = true;
    site.intercept((request) => {
      const name = uploadOf(request);
      if (name) started.push(name);
      return name === 'c.webp' && isSilent ? never : undefined;
    });
    stopClock();
    await submitCar();
    await findStatus('Saving… 2 of 3 pictures.');
    await vi.advanceTimersByTimeAsync(16_000);
    await findStatus(/no progress for 15 seconds/);
    await press('Keep trying');
    await findStatus('Saving… 2 of 3 pictures.');
    await press('Cancel');
    await findAlert(/The save was cancelled/);
    expect(field('Model')).toHaveValue('A6 Avant');
    isSilent = false;
    started.length = 0;
    await submitCar();
    await passTimeUntil(isAdded);
    expect(new Set(started)).toEqual(new Set(['c.webp']));
    expect(site.bucket.paths()).toHaveLength(3);
  });

  test('uploads two pictures at once while the screen stays on', async () => {
    const locks: string[] = [];
    const request = async () => {
      locks.push('on');
      return { release: async () => void locks.push('off') };
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    try {
      await openNewCar('a.webp', 'b.webp', 'c.webp');
      const { opened, open } = createGate();
      const started = new Set<string>();
      site.intercept((upload) => {
        const name = uploadOf(upload);
        if (!name) return undefined;
        started.add(name);
        return opened.then(upload.pass);
      });
      await submitCar();
      await waitFor(() => expect([...started].sort()).toEqual(['a.webp', 'b.webp']));
      await findStatus('Saving… 0 of 3 pictures.');
      open();
      await added();
      expect(locks).toEqual(['on', 'off']);
      expect(site.bucket.paths()).toHaveLength(3);
    } finally {
      Reflect.deleteProperty(navigator, 'wakeLock');
    }
  });
});

describe('an edit', () => {
  const quota = { error: { code: 429, status: 'RESOURCE_EXHAUSTED', message: 'Quota exceeded.' } };
  const used = () => Response.json(quota, { status: 429 });
  test.each<[string, Intercept, string]>([
    ['upload', (request) => (uploadOf(request) ? denied() : undefined), 'Upload failed.'],
    ['write', loseWrites, 'Failed to update car.'],
    [
      'database’s quota',
      (request) => (isCommit(request) ? used() : undefined),
      'Failed to update car. The database takes no more for now: its quota is used up.',
    ],
  ])('that fails at the %s changes nothing stored', async (_step, failure, message) => {
    await openEdit();
    const before = await site.read('Cars/a');
    fill({ Model: 'Never' });
    await click('Remove picture 1');
    await addPictures('side.webp');
    site.intercept(failure);
    stopClock();
    await submitCar();
    await findFailure(message);
    expect(site.bucket.paths()).toEqual(expect.arrayContaining([front, back]));
    expect(await site.read('Cars/a')).toEqual(before);
    expect(field('Model')).toHaveValue('Never');
    await waitFor(() => expect(screen.getByText('Submit changes')).toHaveFocus());
  });

  test('whose responses are all lost counts as done and causes no conflict', async () => {
    await openEdit();
    fill({ Model: 'Arrived' });
    await click('Remove picture 1');
    site.intercept(loseAnswers);
    stopClock();
    await submitCar();
    await passTimeUntil(isShown('Car updated successfully!'));
    await updated();
    expect(await site.read('Cars/a')).toMatchObject({ Model: 'Arrived', Images: [back] });
    expect(site.bucket.paths()).toEqual([front, back]);
  });

  test('that was stored but seemed to fail is recognised on retry', async () => {
    await site.putPictures('mainImages/m.webp');
    await site.put('Blogs/a', blogFields({ title: 'Before', mainImage: 'mainImages/m.webp' }));
    await site.open('/dashboard/edit-blog/a', () => findField('Title'));
    fill({ Title: 'After' });
    await chooseFiles('Main Image', await webp('new.webp'));
    let hasArrived = false;
    site.intercept((request) => {
      if (request.url.includes('/v0/b/')) return undefined;
      // The network fails once the write has arrived.
      if (hasArrived) return noConnection();
      hasArrived = isCommit(request);
      return loseAnswers(request);
    });
    stopClock();
    await submit();
    await findFailure('Failed to update blog.');
    expect(await site.read('Blogs/a')).toMatchObject({ title: 'After' });
    site.intercept(null);
    await submit();
    await passTimeUntil(isShown('Blog updated successfully!'));
    const stored = await site.read('Blogs/a');
    expect(site.bucket.paths()).toEqual([stored?.mainImage, 'mainImages/m.webp'].toSorted());
  });
});

describe('in the list', () => {
  const switchFeatured = async () => {
    const row = await findRow('Volvo Doomed');
    fireEvent.click(row.querySelector('[popover] input') as Element);
    return row;
  };

  test('a switch without a response reports it after 15 seconds and can be cancelled', async () => {
    await site.put('Cars/a', carFields({ Model: 'Doomed', Featured: false }));
    await site.open('/dashboard', () => findRow('Volvo Doomed'));
    site.intercept((request) => (isCommit(request) ? never : undefined));
    stopClock();
    const row = await switchFeatured();
    await waitFor(() => expect(row).toHaveAttribute('aria-busy', 'true'));
    /** Whether a reload would ask. */
    const asksReload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asksReload()).toBe(true);
    await vi.advanceTimersByTimeAsync(16_000);
    await findAlert(/taking long/);
    await press('Stop waiting');
    await waitFor(() => expect(row).not.toHaveAttribute('aria-busy'));
    expect(asksReload()).toBe(false);
    expect(await site.read('Cars/a')).toMatchObject({ Featured: false });
  });

  test('a switch and a deletion whose responses are all lost are done', async () => {
    await site.putPictures(front);
    await site.put('Cars/a', carFields({ Model: 'Doomed', Img: front, Images: [front] }));
    await site.open('/dashboard', () => findRow('Volvo Doomed'));
    site.intercept(loseAnswers);
    stopClock();
    const row = await switchFeatured();
    await passTimeUntil(() => !row.hasAttribute('aria-busy'));
    await waitFor(() => expect(row.querySelector('[popover] input')).toBeChecked());
    expect(await site.read('Cars/a')).toMatchObject({ Featured: true });
    await press('Delete');
    fireEvent.click(screen.getByLabelText('Delete its pictures now, too'));
    await answer('Yes');
    await passTimeUntil(isShown('Car and its images deleted successfully.'));
    expect(screen.queryByText('Volvo Doomed')).toBeNull();
    expect(await site.list('Cars')).toEqual([]);
    expect(site.bucket.paths()).toEqual([]);
  });
});
