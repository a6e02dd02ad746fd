import { electricIn } from '../translations/electric.ts';
import { withHardSpacesIn } from '../translations/hardSpaces.ts';
import { inspectionIn } from '../translations/inspection.ts';
import type { SeedBlog } from '../types.ts';
import { bullets, h2, h3, p, picture, quote, steps } from './html.ts';

const charging = 'Blogs/78c4a1f0-6e2d-4b95-8f13-ca5d90e7b268_charging-by-night.webp';
const heatMain = 'mainImages/6be09f33-2a41-49d8-b1c5-0e8f7a66d2f7_electric-cars-in-the-heat.webp';

export const electric: SeedBlog = {
  id: 'electric-cars-in-egyptian-heat',
  mainImage: heatMain,
  inlineImages: [charging],
  fields: (imageUrl) => ({
    title: 'Electric cars in the Egyptian summer',
    author: 'Eng. Tarek Soliman',
    summary:
      'Does forty-two degrees kill a battery? We drove three electric cars through a whole August in Cairo and wrote down what happened.',
    createdAt: new Date('2026-09-14T07:45:00Z'),
    mainImage: imageUrl(heatMain),
    Translations: withHardSpacesIn(electricIn(imageUrl(charging))),
    content: [
      p(
        'The question comes up in every second conversation in our showroom, usually with a raised eyebrow: <em>and what about the heat?</em> It is a fair question. A battery is happiest at about 25 degrees, and Cairo is not. So last August we kept a logbook with three cars, a Volkswagen ID.4, a BMW i4 and a Porsche Macan, all from Europe and all with a heat pump.',
      ),
      h2('What the heat does'),
      p(
        'High temperature speeds up the chemistry that ages a cell, above all when the battery is <strong>full and standing still</strong>. Driving is harmless by comparison, because every modern electric car cools its battery with liquid. Our three cars kept theirs between 28 and 36 degrees, even on the desert road at 43 degrees outside.',
      ),
      h2('What it cost in range'),
      bullets(
        'City traffic, air conditioning at 22 degrees: <strong>6 to 9 per cent</strong> less range than in spring',
        'Motorway at 120 km/h: 4 per cent less, because the drag hardly changes and warm air is thinner',
        'Car parked in the sun with cabin protection on: about 1 per cent of charge per hour',
      ),
      p(
        'That is much less than a European winter takes. In other words, a car that copes with January in Munich finds Cairo rather relaxing.',
      ),
      picture(imageUrl(charging), 'An electric car by the river at night'),
      h2('Charging when it is hot'),
      p(
        'Fast chargers slow down when the battery is warm. If you come straight from the motorway in the afternoon, expect 20 to 30 per cent less power than the brochure promises. The cure is simple: charge at home at night. A 7 kW wallbox fills most cars between midnight and six, at the lowest temperature of the day.',
      ),
      quote(
        'We did not lose a single per cent of measured battery health in our August. We did lose our prejudices.',
      ),
      h2('Five habits that keep a battery young'),
      steps(
        'Set the charging limit to 80 per cent for every day and use 100 only before a journey.',
        'Do not leave the car at 100 or at 5 per cent for days.',
        'Park in the shade or under a roof whenever you can choose.',
        'Let the car cool itself while it is still plugged in.',
        'Have the battery certificate renewed every two years; it is your best argument when you sell.',
      ),
      h3('And buying a used one?'),
      p(
        'Then the certificate comes first. We read the state of health of each module, not only the average, and we do not import a car below 90 per cent. Ask for a <strong>heat pump</strong> too: it is an option on many European cars, it cools as well as it heats, and it cannot be fitted later.',
      ),
      p(
        'One last thing that surprised us. In stop-and-go traffic, with the engine of every other car fighting to cool itself, the electric ones simply stand there, silent and cold inside. It is hard to go back.',
      ),
    ].join(''),
  }),
};

const lamp = 'Blogs/1ea6f5d2-c873-4096-b4de-68f01b39a75c_lamp-in-the-light.webp';
const inspectMain = 'mainImages/c2757b9d-e6f8-4c0a-93dd-45a90b1e8c60_what-we-inspect.webp';

export const inspection: SeedBlog = {
  id: 'what-we-inspect-before-a-car-sails',
  mainImage: inspectMain,
  inlineImages: [lamp],
  fields: (imageUrl) => ({
    title: 'What we inspect before a car is allowed to sail',
    author: 'Matthias Vogel',
    summary:
      'Sixty-four points, two people, one lift. Our man in Germany explains how he looks at a car, and the five findings that end the conversation.',
    createdAt: new Date('2026-05-11T10:15:00Z'),
    mainImage: imageUrl(inspectMain),
    Translations: withHardSpacesIn(inspectionIn(imageUrl(lamp))),
    content: [
      p(
        'My name is Matthias, I live near Stuttgart, and for eleven years I have been the pair of eyes that our customers in Egypt cannot have on the spot. I look at about four cars a week. <strong>One of the four does not get a ticket for the ship.</strong> This is how I decide.',
      ),
      h2('First, I do nothing'),
      p(
        'I walk round the car twice without touching it. Do the gaps run evenly? Does the light flow over the doors without a break? Are all four tyres of the same make? A car that was looked after tells you so from three metres away, and so does one that was merely washed.',
      ),
      h2('Paint, panel by panel'),
      p(
        'Original paint is between 90 and 180 micrometres thick. I measure five points on each panel. At 250 somebody has sprayed over it, at 600 there is filler beneath. A repainted bumper is everyday life in any city; a repainted roof or pillar is a story I want to hear in full.',
      ),
      picture(imageUrl(lamp), 'Close view of a headlamp in studio light'),
      h2('On the lift'),
      bullets(
        'Rust on the subframe, brake lines and seams: look with a lamp, then feel with a finger',
        'Fresh underseal, which is either good care or a curtain',
        'Oil, coolant and gearbox leaks, noted as <em>dry, moist or dripping</em>',
        'Play in ball joints, bushes and wheel bearings',
        'Tread depth, tyre age and the inner edges, which nobody ever photographs',
      ),
      h2('With the laptop'),
      p(
        'Modern cars keep a diary. I read every control unit, not only the engine, and compare the mileage in the gearbox, the instrument cluster and the keys. If three of them disagree, I go home. Deleted fault codes leave a time stamp, and a memory that was wiped this morning is an answer in itself.',
      ),
      h2('Cold start and forty minutes of road'),
      p(
        'The engine must be cold when I arrive; I ask for that on the phone. Then town, country road and motorway, windows up and radio off. Brakes from 120 to zero, once, firmly.',
      ),
      h3('Five findings that end the conversation'),
      steps(
        'A chassis number that has been touched',
        'Airbags that were replaced without an invoice',
        'Mileage that does not agree with itself',
        'Corrosion on anything that carries weight',
        'A seller who does not want the car on a lift',
      ),
      quote(
        'I do not look for perfect cars. I look for honest ones, and then I write down everything that is not perfect.',
      ),
      p(
        'The report goes to you the same evening, with some sixty photographs and my private opinion in one sentence at the end. It is the sentence that most customers read first.',
      ),
    ].join(''),
  }),
};
