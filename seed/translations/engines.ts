import type { Phrases } from './phrases.ts';

/** Lines of Engine_Specs without a pattern. */
export const engines: Phrases = {
  '2.0-litre turbo petrol with integrated starter generator': [
    '2,0-Liter-Turbobenziner mit integriertem Startergenerator',
    'محرك بنزين تيربو 2.0 لتر مع مولّد بدء تشغيل مدمج',
  ],
  '258 hp plus 23 hp electric boost': [
    '258 PS und 23 PS elektrischer Schub',
    '258 حصانًا ودفعة كهربائية بقوة 23 حصانًا',
  ],
  '400 Nm': ['400 Nm', '400 نيوتن متر'],
  '9G-TRONIC automatic, rear-wheel drive': [
    '9G-TRONIC-Automatik, Hinterradantrieb',
    'أوتوماتيك 9G-TRONIC، دفع خلفي',
  ],
  '2.0-litre turbo petrol with 48 V mild hybrid': [
    '2,0-Liter-Turbobenziner mit 48-Volt-Mildhybrid',
    'محرك بنزين تيربو 2.0 لتر مع نظام مايلد هايبرد 48 فولت',
  ],
  '9G-TRONIC, 4MATIC all-wheel drive': ['9G-TRONIC, Allradantrieb 4MATIC', '9G-TRONIC، دفع رباعي 4MATIC'],
  '1.5-litre turbo petrol with mild hybrid': [
    '1,5-Liter-Turbobenziner mit Mildhybrid',
    'محرك بنزين تيربو 1.5 لتر مع نظام مايلد هايبرد',
  ],
  '9G-TRONIC, rear-wheel drive': ['9G-TRONIC, Hinterradantrieb', '9G-TRONIC، دفع خلفي'],
  '3.0-litre twin-turbo flat six': [
    '3,0-Liter-Sechszylinder-Boxer mit Biturbo',
    'محرك بوكسر 6 سلندر 3.0 لتر توين تيربو',
  ],
  '8-speed PDK, rear-wheel drive': ['8-Gang-PDK, Hinterradantrieb', 'PDK بثماني سرعات، دفع خلفي'],
  'Two permanently excited motors, all-wheel drive': [
    'Zwei permanent erregte Motoren, Allradantrieb',
    'محركان متزامنان بمغناطيس دائم، دفع رباعي',
  ],
  '516 hp with launch control, 820 Nm': [
    '516 PS mit Launch Control, 820 Nm',
    '516 حصانًا مع نظام الانطلاق، 820 نيوتن متر',
  ],
  '100 kWh battery, 800-volt architecture': [
    'Batterie mit 100 kWh, 800-Volt-Technik',
    'بطارية 100 كيلوواط ساعة، بنظام 800 فولت',
  ],
  '3.0-litre turbo V6 petrol': ['3,0-Liter-V6-Turbobenziner', 'محرك بنزين V6 تيربو 3.0 لتر'],
  '8-speed Tiptronic S, all-wheel drive': [
    '8-Gang-Tiptronic S, Allradantrieb',
    'تيبترونيك S بثماني سرعات، دفع رباعي',
  ],
  '2.0-litre TSI turbo petrol': ['2,0-Liter-TSI-Turbobenziner', 'محرك بنزين تيربو TSI سعة 2.0 لتر'],
  '7-speed DSG, front-wheel drive': ['7-Gang-DSG, Vorderradantrieb', 'DSG بسبع سرعات، دفع أمامي'],
  'Electronic front differential lock': [
    'Elektronische Vorderachs-Differenzialsperre',
    'قفل تفاضلي أمامي إلكتروني',
  ],
  '3.0-litre V6 TSI': ['3,0-Liter-V6-TSI', 'محرك V6 TSI سعة 3.0 لتر'],
  '8-speed automatic, 4MOTION': ['8-Gang-Automatik, 4MOTION', 'أوتوماتيك بثماني سرعات، 4MOTION'],
  'Single electric motor, rear-wheel drive': [
    'Ein Elektromotor, Hinterradantrieb',
    'محرك كهربائي واحد، دفع خلفي',
  ],
  '77 kWh usable battery': ['Batterie mit 77 kWh nutzbar', 'بطارية 77 كيلوواط ساعة قابلة للاستخدام'],
  '3.0-litre inline six, twin-scroll turbo with 48 V mild hybrid': [
    '3,0-Liter-Reihensechszylinder mit Twin-Scroll-Turbo und 48-Volt-Mildhybrid',
    'محرك 6 سلندر على خط واحد 3.0 لتر، تيربو مزدوج المسار مع مايلد هايبرد 48 فولت',
  ],
  '8-speed Steptronic Sport, xDrive all-wheel drive': [
    '8-Gang-Steptronic Sport, Allradantrieb xDrive',
    'ستيبترونيك سبورت بثماني سرعات، دفع رباعي xDrive',
  ],
  '83.9 kWh battery (81.3 kWh usable)': [
    'Batterie mit 83,9 kWh (81,3 kWh nutzbar)',
    'بطارية 83.9 كيلوواط ساعة (81.3 قابلة للاستخدام)',
  ],
  'DC charging up to 205 kW, 10-80 % in about 30 minutes': [
    'Gleichstromladen mit bis zu 205 kW, 10–80 % in etwa 30 Minuten',
    'شحن سريع حتى 205 كيلوواط، من 10% إلى 80% في نحو 30 دقيقة',
  ],
  '2.0-litre four-cylinder turbo petrol': [
    '2,0-Liter-Vierzylinder-Turbobenziner',
    'محرك بنزين تيربو 4 سلندر 2.0 لتر',
  ],
  '8-speed Steptronic, rear-wheel drive': [
    '8-Gang-Steptronic, Hinterradantrieb',
    'ستيبترونيك بثماني سرعات، دفع خلفي',
  ],
  '3.0-litre inline six with 48 V mild hybrid': [
    '3,0-Liter-Reihensechszylinder mit 48-Volt-Mildhybrid',
    'محرك 6 سلندر على خط واحد 3.0 لتر مع مايلد هايبرد 48 فولت',
  ],
  '8-speed Steptronic Sport, xDrive': [
    '8-Gang-Steptronic Sport, xDrive',
    'ستيبترونيك سبورت بثماني سرعات، xDrive',
  ],
  '2.0-litre TFSI with MHEV plus': ['2,0-Liter-TFSI mit MHEV plus', 'محرك TFSI سعة 2.0 لتر مع MHEV plus'],
  '7-speed S tronic, quattro ultra': ['7-Gang-S tronic, quattro ultra', 'S tronic بسبع سرعات، quattro ultra'],
  '3.0-litre V6 TFSI mild hybrid': [
    '3,0-Liter-V6-TFSI mit Mildhybrid',
    'محرك V6 TFSI سعة 3.0 لتر مع مايلد هايبرد',
  ],
  '8-speed tiptronic, quattro permanent all-wheel drive': [
    '8-Gang-tiptronic, permanenter Allradantrieb quattro',
    'تيبترونيك بثماني سرعات، دفع رباعي دائم quattro',
  ],
  'Two electric motors, quattro': ['Zwei Elektromotoren, quattro', 'محركان كهربائيان، quattro'],
  'Up to 925 hp with launch control': ['Bis zu 925 PS mit Launch Control', 'حتى 925 حصانًا مع نظام الانطلاق'],
  '105 kWh battery (97 kWh usable)': [
    'Batterie mit 105 kWh (97 kWh nutzbar)',
    'بطارية 105 كيلوواط ساعة (97 قابلة للاستخدام)',
  ],
  'DC charging up to 320 kW, 10-80 % in 18 minutes': [
    'Gleichstromladen mit bis zu 320 kW, 10–80 % in 18 Minuten',
    'شحن سريع حتى 320 كيلوواط، من 10% إلى 80% في 18 دقيقة',
  ],
  '8-speed Geartronic, all-wheel drive': [
    '8-Gang-Geartronic, Allradantrieb',
    'جيرترونيك بثماني سرعات، دفع رباعي',
  ],
  '180 km/h limited top speed': [
    'Höchstgeschwindigkeit auf 180 km/h begrenzt',
    'السرعة القصوى محددة عند 180 كم/س',
  ],
  '2.0-litre turbo petrol, mild hybrid': [
    '2,0-Liter-Turbobenziner, Mildhybrid',
    'محرك بنزين تيربو 2.0 لتر، مايلد هايبرد',
  ],
  '210 mm ground clearance': ['210 mm Bodenfreiheit', 'ارتفاع عن الأرض 210 مم'],
  '3.0-litre inline six, supercharged and turbocharged': [
    '3,0-Liter-Reihensechszylinder mit Kompressor und Turbo',
    'محرك 6 سلندر على خط واحد 3.0 لتر، سوبرتشارجر وتيربو',
  ],
  '8-speed automatic, permanent all-wheel drive': [
    '8-Gang-Automatik, permanenter Allradantrieb',
    'أوتوماتيك بثماني سرعات، دفع رباعي دائم',
  ],
  'Two-speed transfer box': ['Zweistufiges Verteilergetriebe', 'علبة نقل بسرعتين'],
  '900 mm wading depth': ['900 mm Wattiefe', 'عمق خوض في الماء حتى 900 مم'],
  '3.0-litre inline six with electric motor': [
    '3,0-Liter-Reihensechszylinder mit Elektromotor',
    'محرك 6 سلندر على خط واحد 3.0 لتر مع محرك كهربائي',
  ],
  '38.2 kWh battery, up to 117 km electric': [
    'Batterie mit 38,2 kWh, bis zu 117 km elektrisch',
    'بطارية 38.2 كيلوواط ساعة، حتى 117 كم بالكهرباء',
  ],
  '8-speed automatic, all-wheel drive': [
    '8-Gang-Automatik, Allradantrieb',
    'أوتوماتيك بثماني سرعات، دفع رباعي',
  ],
  '2.0-litre turbo petrol': ['2,0-Liter-Turbobenziner', 'محرك بنزين تيربو 2.0 لتر'],
  '7-speed double clutch, front-wheel drive': [
    '7-Gang-Doppelkupplungsgetriebe, Vorderradantrieb',
    'دبل كلتش بسبع سرعات، دفع أمامي',
  ],
  '5.0-litre supercharged V8': ['5,0-Liter-V8 mit Kompressor', 'محرك V8 سوبرتشارجر 5.0 لتر'],
  '8-speed Quickshift, rear-wheel drive': [
    '8-Gang-Quickshift, Hinterradantrieb',
    'كويك شيفت بثماني سرعات، دفع خلفي',
  ],
  '7-speed DSG, all-wheel drive': ['7-Gang-DSG, Allradantrieb', 'DSG بسبع سرعات، دفع رباعي'],
  '7-speed DSG, 4x4': ['7-Gang-DSG, 4x4', 'DSG بسبع سرعات، 4x4'],
  '2.0-litre turbo petrol, all-aluminium': [
    '2,0-Liter-Turbobenziner ganz aus Aluminium',
    'محرك بنزين تيربو 2.0 لتر من الألومنيوم',
  ],
  '8-speed automatic, Q4 all-wheel drive': [
    '8-Gang-Automatik, Allradantrieb Q4',
    'أوتوماتيك بثماني سرعات، دفع رباعي Q4',
  ],
  '1.2-litre turbo petrol with 48 V hybrid': [
    '1,2-Liter-Turbobenziner mit 48-Volt-Hybrid',
    'محرك بنزين تيربو 1.2 لتر مع هايبرد 48 فولت',
  ],
  '6-speed dual-clutch, front-wheel drive': [
    '6-Gang-Doppelkupplungsgetriebe, Vorderradantrieb',
    'دبل كلتش بست سرعات، دفع أمامي',
  ],
  'Single electric motor, front-wheel drive': [
    'Ein Elektromotor, Vorderradantrieb',
    'محرك كهربائي واحد، دفع أمامي',
  ],
  '52 kWh battery': ['Batterie mit 52 kWh', 'بطارية 52 كيلوواط ساعة'],
  'DC charging up to 100 kW': ['Gleichstromladen mit bis zu 100 kW', 'شحن سريع حتى 100 كيلوواط'],
  '7-speed DSG, 4Drive with torque splitter': [
    '7-Gang-DSG, 4Drive mit Torque Splitter',
    'DSG بسبع سرعات، 4Drive مع موزّع عزم',
  ],
};
