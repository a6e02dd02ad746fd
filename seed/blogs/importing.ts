import { withHardSpacesIn } from '../translations/hardSpaces.ts';
import { importingIn } from '../translations/importing.ts';
import { specificationIn } from '../translations/specification.ts';
import type { SeedBlog } from '../types.ts';
import { arabic, bullets, h2, h3, link, p, picture, quote, steps } from './html.ts';

const quay = 'Blogs/5d2f8b61-7c09-4a1e-b3f4-9e60c8a1d735_on-the-quay.webp';
const quayMain = 'mainImages/3f1c7a52-8d0e-4b6b-9a57-1f2e64c0b911_port-to-driveway.webp';

export const importing: SeedBlog = {
  id: 'from-bremerhaven-to-your-driveway',
  mainImage: quayMain,
  inlineImages: [quay],
  fields: (imageUrl) => ({
    title: 'From Bremerhaven to your driveway: an import, week by week',
    author: 'Laila Rashad',
    summary:
      'Three to six weeks sounds like a long time until you see what happens in them. A calm walk through an import, from the first call to the number plates.',
    createdAt: new Date('2026-10-19T08:30:00Z'),
    mainImage: imageUrl(quayMain),
    Translations: withHardSpacesIn(importingIn(imageUrl(quay))),
    content: [
      p(
        'Almost everybody who orders a car with us asks the same question: <strong>how long will it take?</strong> The honest answer is three to six weeks from the signed order, and most of that time the car is either on a truck or on a ship. Here is what happens, in the order in which it happens, and what you can do to keep it quick.',
      ),
      h2('Week one: finding it and checking it'),
      p(
        'If the car is new, we confirm the build with the manufacturer or pick one that a European dealer has in stock. If it is used, somebody from our team goes and looks at it. We measure the paint on every panel, read the fault memory, drive it cold and photograph everything we would want to know ourselves. You receive the report before you pay more than the deposit.',
      ),
      bullets(
        'Your passport or national ID and a mobile number',
        'A decision about the extras: film, tinted glass, winter or summer tyres',
        'The deposit, against a written quotation that already contains shipping, duties and taxes',
      ),
      h2('Week two: papers and the road to the port'),
      p(
        'The car is deregistered, export plates are issued, and the <em>EUR.1 movement certificate</em> is stamped. That one sheet of paper is worth a great deal: it proves that the car is of European origin, and with it customs duty on passenger cars falls away under the EU-Egypt Association Agreement. Value added tax, the schedule tax and the resource development fee remain, and depend on the engine and the value of the car.',
      ),
      quote(
        'Ask every importer one question: is the EUR.1 in your name and does its chassis number match? If the answer is slow, look elsewhere.',
      ),
      picture(imageUrl(quay), 'A car waiting on the quay with cranes behind it'),
      h2('Weeks two to four: at sea'),
      p(
        'We ship by RoRo, which is short for roll-on, roll-off. The car is driven aboard and lashed to the deck like in a very large multi-storey car park. It is cheaper and gentler than a container, and the sailing from Bremerhaven or Antwerp to Alexandria takes nine to fourteen days. Every car is insured for its full value from door to door.',
      ),
      p(
        'From the day it is booked you can follow it yourself: type the VIN from our email into the ' +
          link('https://rhine-and-nile.example/tracking', 'tracking page') +
          ' and you will see when it reached the port and when it sailed.',
      ),
      h2('Weeks four to six: customs and handover'),
      steps(
        'The ship arrives and our agent opens the customs file on the same day.',
        'The committee inspects the car and confirms model, engine and equipment.',
        'Duties and taxes are paid against an official receipt, which is yours to keep.',
        'The car comes to our workshop in Cairo, is washed, charged or fuelled, and inspected a second time.',
        'We register it with you at the traffic department and hand over both keys.',
      ),
      h3('What can make it slower?'),
      p(
        'Public holidays on either side, a full ship in the weeks before the summer, or a document with a typing error. The first two we plan around. The third is why we check each number three times.',
      ),
      arabic(
        '<strong>باختصار:</strong> من توقيع العقد حتى استلام المفاتيح تحتاج من ثلاثة إلى ستة أسابيع، ونحن نتابع معك كل خطوة من المصنع حتى باب بيتك.',
      ),
      p(
        'Do you have a car in mind already? Send us the link, however unlikely it looks. We will tell you the same day whether it is worth the journey.',
      ),
    ].join(''),
  }),
};

const glass = 'Blogs/b90e3d7c-14f5-4c82-9d68-207ac5f1e4b9_side-glass.webp';
const specMain = 'mainImages/a84d2e10-57c3-4f0f-8a6e-73b1d5509c24_european-and-gulf-specification.webp';

export const specification: SeedBlog = {
  id: 'european-or-gulf-specification',
  mainImage: specMain,
  inlineImages: [glass],
  fields: (imageUrl) => ({
    title: 'European or Gulf specification? What really differs',
    author: 'Eng. Tarek Soliman',
    summary:
      'Bigger radiators, different software, other glass: some of what people say about specifications is true, and some has been out of date for twenty years.',
    createdAt: new Date('2026-08-24T09:00:00Z'),
    mainImage: imageUrl(specMain),
    Translations: withHardSpacesIn(specificationIn(imageUrl(glass))),
    content: [
      p(
        'Walk through any used-car market in Cairo and you will hear it: <em>this one is Gulf, the cooling is better</em>; or <em>this one is European, it was never driven in sand</em>. Both sentences can be right. Let us sort out which differences are real in a modern car and which have become folklore.',
      ),
      h2('Cooling: smaller differences than you think'),
      p(
        'Twenty years ago, cars for the Gulf had larger radiators, an extra fan and a stronger compressor for the air conditioning. Today most manufacturers build one cooling package for the whole world and let the software do the rest. We have measured coolant temperatures in August traffic on the 26th of July Corridor, in the same model, with both specifications: the difference was <strong>two degrees</strong>.',
      ),
      p(
        'There are exceptions. Large V8 engines, and SUVs with a towing package, may still carry an additional oil cooler in Gulf trim. We look it up by chassis number before you order.',
      ),
      h2('Equipment: Europe usually wins'),
      bullets(
        '<strong>Driver assistance.</strong> European law demands emergency braking, lane keeping and speed-limit recognition. Many Gulf cars leave them out.',
        '<strong>Lights.</strong> Matrix headlights, which dim only the part of the beam that would dazzle, are common in Europe and rare elsewhere.',
        '<strong>Seats.</strong> Heating is standard and ventilation is an option; in the Gulf it is the other way round. For Egypt we always look for ventilation.',
        '<strong>Efficiency.</strong> Mild-hybrid systems save about a litre in city traffic, and are often missing in Gulf versions.',
      ),
      picture(imageUrl(glass), 'Side windows of a saloon in evening light'),
      h2('Glass, paint and rubber'),
      p(
        'A car from Hamburg has seen far less sun than one from Dubai. Dashboards, door seals and clear coat age mostly by ultraviolet light, so a six-year-old European interior often looks like a two-year-old one from the coast. What it may have seen instead is salt on winter roads. That is why a lift, a bright lamp and an honest look at the underside belong to each of our inspections.',
      ),
      quote('Heat ages what you can see. Salt ages what you cannot. Inspect accordingly.'),
      h2('Navigation, radio and warranty'),
      p(
        'European head units show Arabic on the phone side, in CarPlay and Android Auto, without any change. Built-in maps sometimes need a regional update, which we install. The manufacturer’s European warranty is not automatically valid in Egypt; our own covers the same parts for the same time, in our workshop.',
      ),
      h2('So which one?'),
      steps(
        'For a new car: European, with ventilated seats and heat-insulating glass.',
        'For a used car up to six years: European, if the underside is clean.',
        'For a large V8 or heavy towing: look at the Gulf version too, and compare the option lists line by line.',
      ),
      p('And if somebody tells you that one specification is simply “better”, ask better <em>for what</em>.'),
    ].join(''),
  }),
};
