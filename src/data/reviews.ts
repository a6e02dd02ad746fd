import { collection, getDocs } from 'firebase/firestore/lite';
import { readText } from '../model/read.ts';
import { noMessage, type Review, toRating } from '../model/review.ts';
import { cached } from './cache.ts';
import { firestore } from './firebase.ts';

/** All client reviews. */
export function listReviews(): Promise<readonly Review[]> {
  return cached('reviews', async () => {
    const { docs } = await getDocs(collection(firestore, 'Reviews'));
    return docs.map((document) => {
      const { Message, Rating, Name } = document.data();
      return {
        id: document.id,
        message: readText(Message) || noMessage,
        rating: toRating(Rating),
        name: readText(Name),
      };
    });
  });
}
