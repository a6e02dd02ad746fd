import { colourIn } from '../translations/colour.ts';
import { withHardSpacesIn } from '../translations/hardSpaces.ts';
import type { SeedBlog } from '../types.ts';
import { bullets, h2, h3, p, picture, quote, steps } from './html.ts';

const evening = 'Blogs/f3b87e29-05da-4c61-a9f7-3d1e8c64b0a2_red-in-the-evening.webp';
const colourMain = 'mainImages/09d61ef4-b3a7-4e5d-8c1b-d2f4907a3b58_choosing-a-colour.webp';

export const colour: SeedBlog = {
  id: 'how-to-choose-a-colour',
  mainImage: colourMain,
  inlineImages: [evening],
  fields: (imageUrl) => ({
    title: 'White, black or brave? How to choose a colour in Egypt',
    author: 'Laila Rashad',
    summary:
      'Colour decides how hot your car gets, how often you wash it and what it is worth in five years. It may also decide how you feel in the morning.',
    createdAt: new Date('2026-03-08T11:00:00Z'),
    mainImage: imageUrl(colourMain),
    Translations: withHardSpacesIn(colourIn),
    content: [
      p(
        'Four in five cars that we import are white, black, grey or silver. There are good reasons for that, and there are good reasons to do something else. Before you tick the box that everybody ticks, take five minutes with us.',
      ),
      h2('Heat: the roof tells the truth'),
      p(
        'On an afternoon in July we laid thermometers on four roofs in our yard. After two hours in the sun the white one showed 51 degrees, silver 57, a deep green 66 and black 74. Inside, behind heat-insulating glass, the spread was much smaller: <strong>six degrees</strong> between white and black. With the air conditioning on, everybody was at 22 within seven minutes.',
      ),
      h2('Dust: nobody wins, some lose'),
      bullets(
        '<strong>Black</strong> looks magnificent for exactly one hour after the wash.',
        '<strong>White</strong> hides dust fairly well and shows every drop of dirty rain.',
        '<strong>Silver, sand and warm grey</strong> are the colour of the dust. They are the quiet winners.',
        '<strong>Solid red</strong> needs polish and protection, or the sun will turn it pink. Modern clear coats are far better than their reputation.',
      ),
      picture(imageUrl(evening), 'A red coupé in the evening light above the city'),
      h2('Resale: the price of courage'),
      p(
        'We looked at three years of our own sales. A white or black saloon sold in 24 days on average, one in an unusual colour in 41. The price, however, was the same within two per cent, and for sports cars it was the other way round: <em>the brave ones sold first</em>. The rule we draw from that is simple. On a family car, be a little careful. On a car for pleasure, do not.',
      ),
      quote(
        'You look at the outside of your car four times a day. That is about seven thousand times before you sell it.',
      ),
      h2('How to look at a paint'),
      steps(
        'See it in the open, never only under showroom lamps.',
        'Look at noon and again just before sunset. Metallic paints have two faces.',
        'Stand at the rear quarter, where the surface bends most; that is where the flakes speak.',
        'Hold the leather sample next to it. The two will live together for years.',
      ),
      h3('Our private favourites'),
      p(
        'For an SUV, a petrol blue that goes almost black at night. For a saloon, a warm brown or bronze, the colour of the Mokattam hills at five in the afternoon. For an estate, dark green, always. And for a sports car, whatever made you stop and look when you were nine years old.',
      ),
      p(
        'If you cannot decide, come by: we keep forty painted panels in the showroom and will carry them out into the sun for you, as often as you like.',
      ),
    ].join(''),
  }),
};

const rear = 'Blogs/42d9c0e8-bf16-47a3-8e5b-90c7f2a1d643_rear-lamp.webp';
const usedMain = 'mainImages/e71a4c08-90f2-4d3b-a6c9-5b8e23d7f016_buying-used.webp';

export const used: SeedBlog = {
  id: 'buying-a-used-european-car',
  mainImage: usedMain,
  inlineImages: [rear],
  fields: (imageUrl) => ({
    title: 'Buying a used European car: twelve questions to ask',
    author: 'Karim Naguib',
    summary:
      'You do not need to be a mechanic to buy a good used car. You need an hour, daylight and the right twelve questions.',
    createdAt: new Date('2025-12-15T09:20:00Z'),
    mainImage: imageUrl(usedMain),
    content: [
      p(
        'A three-year-old car from Germany has lost up to forty per cent of its price and, if it was treated well, hardly any of its life. That makes it the cleverest purchase in our whole business, and also the one where most can go wrong. Here are the twelve questions that I ask, whether the car stands with us, with a neighbour or on a website with beautiful photographs.',
      ),
      h2('About its past'),
      steps(
        '<strong>How many owners?</strong> One is ideal, two is fine, four in three years is a sign.',
        '<strong>Who serviced it, and is there an invoice for each visit?</strong> Stamps can be bought, invoices rarely.',
        '<strong>What was repaired?</strong> “Nothing” is seldom true. A good answer has a date and a sum.',
        '<strong>Was it ever a rental or a driving-school car?</strong> The registration document knows.',
      ),
      h2('About its health'),
      steps(
        '<strong>Does it start cold, without drama?</strong> Lay a hand on the bonnet before you turn the key.',
        '<strong>How old are the tyres?</strong> Four digits on the wall tell week and year. Over six years, deduct a set.',
        '<strong>Does the gearbox change smoothly when cold and when hot?</strong> Automatic gearbox oil is not “for life”, whatever the brochure says.',
        '<strong>Do all windows, seats, cameras and lamps work?</strong> Try each of them. A matrix headlamp can cost more than a holiday.',
      ),
      picture(imageUrl(rear), 'Rear lamp of an estate car in the dark'),
      h2('About its papers'),
      steps(
        '<strong>Does the chassis number agree</strong> on the windscreen, the body and the document?',
        '<strong>Is it free of finance?</strong> In Europe the second part of the registration paper lies with the bank until the last instalment.',
        '<strong>Which exact equipment did it leave the factory with?</strong> Ask for the build sheet; it protects you against imagined options.',
        '<strong>Who carries the risk until you have the keys?</strong> If the answer is “you do”, the price should be much lower.',
      ),
      quote(
        'The best used car is not the one with the fewest kilometres. It is the one with the fewest surprises.',
      ),
      h2('Kilometres: too few can be too few'),
      p(
        'A diesel that drove 8,000 km a year in town has had a harder life than one with 25,000 on the motorway. Short trips never burn off the moisture in the oil, and brakes and batteries age while standing. We like 12,000 to 20,000 a year, <em>evenly spread and proved by service dates</em>.',
      ),
      h3('A word on photographs'),
      bullets(
        'Wet cars look better than dry ones. Ask why it was wet.',
        'Pictures of the underside are worth more than pictures of the dashboard.',
        'If the number plate is hidden but the car park is not, look at the other cars.',
      ),
      p(
        'Print this page, take it with you and do not be shy. A seller with a good car enjoys these questions. And if you would rather have somebody else ask them, in German if need be, that is what we are here for.',
      ),
    ].join(''),
  }),
};
