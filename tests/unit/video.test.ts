import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseVideo } from '../../src/model/car/video.ts';

const id = 'a-B_c3D4e5F';
const hash = '0123456789abcdef0123';

const [, pattern = ''] =
  readFileSync('firestore.rules', 'utf8').match(/\\n(https:\/\/\(youtu.+?\))\\n/) ?? [];
const storable = new RegExp(`^(?:${pattern.replaceAll('\\\\', '\\')})$`);

describe('a video', () => {
  test.each([
    `https://www.youtube.com/watch?v=${id}`,
    `https://www.youtube.com/watch?feature=share&v=${id}&t=42s`,
    `www.youtube.com/watch?v=${id}`,
    `youtu.be/${id}`,
    `HTTPS://YouTu.be/${id}`,
    `https://m.youtube.com/shorts/${id}?feature=share`,
    `https://www.youtube.com/embed/${id}?start=5`,
    `https://www.youtube-nocookie.com/embed/${id}`,
    `https://user:word@www.youtube.com:8443/watch?v=${id}#top`,
  ])('at YouTube is parsed: %s', (typed) => {
    expect(parseVideo(typed)).toEqual({
      site: 'YouTube',
      address: `https://youtu.be/${id}`,
      player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0`,
    });
  });

  test.each([
    ['vimeo.com/76979871?share=copy', '76979871', ''],
    ['https://player.vimeo.com/video/76979871?title=0', '76979871', ''],
    [`https://vimeo.com/76979871/${hash}`, '76979871', hash],
    [`https://vimeo.com/76979871?h=${hash}`, '76979871', hash],
    [`https://player.vimeo.com/video/76979871?h=${hash}&badge=0`, '76979871', hash],
  ])('at Vimeo is parsed: %s', (typed, number, unlisted) => {
    expect(parseVideo(typed)).toEqual({
      site: 'Vimeo',
      address: `https://vimeo.com/${number}${unlisted && `/${unlisted}`}`,
      player: `https://player.vimeo.com/video/${number}?autoplay=1&dnt=1${unlisted && `&h=${unlisted}`}`,
    });
  });

  test.each([`https://www.youtube.com/shorts/${id}`, `https://vimeo.com/76979871/${hash}`])(
    'is stored as the rules require, and parsed again: %s',
    (typed) => {
      const stored = parseVideo(typed)?.address ?? '';
      expect(stored).toMatch(storable);
      expect(parseVideo(stored)?.address).toBe(stored);
    },
  );

  test.each([
    '',
    id,
    '76979871',
    'https://www.youtube.com/watch',
    `https://www.youtube.com/watch?v=${id}6`,
    `https://www.youtube.com/watch?v=${id.slice(1)}é`,
    `https://www.youtube.com/playlist?list=${id}`,
    `https://youtube.com.example/watch?v=${id}`,
    `https://notyoutube.com/watch?v=${id}`,
    `https://youtu.be@videos.example/${id}`,
    `https://videos.example/?u=https://youtu.be/${id}`,
    `https://youtu.be\\@videos.example/${id}`,
    `//videos.example/${id}`,
    `javascript:alert(1)//https://youtu.be/${id}`,
    `ftp://youtu.be/${id}`,
    `https://youtu.be/"onload="x`,
    'https://youtu.be/..%2f..%2fevil',
    `<iframe src="https://www.youtube.com/embed/${id}"></iframe>`,
    'https://vimeo.com/1234567890123',
    'https://vimeo.com/٧٦٩٧٩٨٧١',
    'https://vimeo.com/76979871/not-a-hash',
    `https://vimeo.com/76979871/${hash}0`,
    'https://vimeo.com/76979871?h=<b>',
    'https://player.vimeo.com/external/76979871.mp4',
  ])('is none: %s', (typed) => {
    expect(parseVideo(typed)).toBeNull();
    expect(typed).not.toMatch(storable);
  });
});
