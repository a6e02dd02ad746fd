import type { Phrases } from './phrases.ts';

/** By car; cars without one fall back to English. */
export const descriptions: Phrases = {
  'mercedes-benz-e300-2026': [
    'Die Limousine, an der sich alle anderen noch immer messen lassen müssen, hier in der Ausstattung, die wir für uns selbst wählen würden. Mit Burmester-Sound, Hinterachslenkung für die engen Straßen von Zamalek und einer Luftfederung, die alles dazwischen glättet. Fabrikneu aus Sindelfingen, mit drei Jahren europäischer Garantie, die wir in Kairo übernehmen.',
    'السيدان الفاخرة التي ما زالت كل السيارات تُقاس بها، بالتجهيزات التي كنا سنختارها لأنفسنا. صوت Burmester، وتوجيه خلفي لشوارع الزمالك الضيقة، وتعليق هوائي يمتص كل ما عدا ذلك. جديدة من مصنع زندلفينجن، بضمان أوروبي ثلاث سنوات نلتزم به في القاهرة.',
  ],
  'mercedes-benz-glc300-2025': [
    'Eine Coupé-Dachlinie auf einem SUV, der genau die richtige Größe für die Stadt hat. Allradantrieb und Offroad-Anzeigen für die Sandpiste zur Farm, entspannter Komfort für alles andere. Sofort lieferbar aus unserem Ausstellungsraum in Neu-Kairo.',
    'سقف كوبيه على سيارة SUV بحجم مثالي للمدينة. دفع رباعي وشاشات للطرق الوعرة حين تذهب إلى المزرعة، وراحة تامة في كل ما عدا ذلك. جاهزة للتسليم الفوري من معرضنا بالقاهرة الجديدة.',
  ],
  'mercedes-benz-c200-2023': [
    'Ein vernünftiger Einstieg in einen sehr modernen Mercedes. 31.000 dokumentierte Kilometer bei einer einzigen Besitzerin in Stuttgart, Originallack an jedem Blechteil und rundum neue Bremsen. Er fühlt sich an wie eine kleine S-Klasse und kostet ein Drittel davon.',
    'مدخل معقول إلى عالم مرسيدس الحديثة. 31,000 كم موثقة لدى مالكة واحدة في شتوتجارت، ودهان أصلي على كل الأجزاء، وفرامل جديدة بالكامل. إحساسها كأنها S-Class صغيرة، بثلث الثمن.',
  ],
  'porsche-911-carrera-2025': [
    'Sechzig Jahre eine Idee, und noch immer der Sportwagen, mit dem man sonntags ins Büro und freitags auf die Rennstrecke fährt. Bestellt mit Sport Chrono, Hinterachslenkung und Sportabgasanlage, denn das Leben ist kurz. Wir übergeben ihn mit dem Zertifikat aus Zuffenhausen und schenken Ihnen den ersten Service.',
    'ستون عامًا من فكرة واحدة، وما زالت السيارة الرياضية التي تذهب بها إلى المكتب يوم الأحد وإلى الحلبة يوم الجمعة. طلبناها مع Sport Chrono وتوجيه خلفي وعادم رياضي، فالحياة قصيرة. نسلّمها بشهادتها من تسوفنهاوزن، والصيانة الأولى هدية منا.',
  ],
  'porsche-macan-electric-2026': [
    'Der beliebteste kompakte Porsche, jetzt stärker als der alte Turbo und ohne einen Tropfen Benzin. Die 800-Volt-Batterie lädt in der Zeit, die ein guter türkischer Kaffee braucht, von 10 auf 80 Prozent. Mit zwei Motoren und Allradantrieb kommt er auch im Sand erstaunlich weit.',
    'بورشه المدمجة الأكثر طلبًا، وقد صارت أقوى من تيربو القديمة ودون قطرة وقود واحدة. تُشحن بطاريتها بنظام 800 فولت من 10 إلى 80% في وقت فنجان قهوة تركي جيد. ودفعها الرباعي بمحركين يجعلها قادرة على الرمال أكثر مما تتوقع.',
  ],
  'porsche-cayenne-2022': [
    'Ein spätes, vollständig ausgestattetes Exemplar der dritten Cayenne-Generation, mit Details in mattem Platin und Leder in Bordeaux. 46.700 km, im Porsche Zentrum Köln auf den Tag genau gewartet. Er zieht, er watet, er trägt fünf Menschen bequem, und er lenkt noch immer wie ein Porsche.',
    'نسخة متأخرة وكاملة من الجيل الثالث لكايين، بلمسات بلاتينية مطفأة وجلد بوردو. 46,700 كم، وصيانتها في موعدها باليوم لدى Porsche Zentrum Köln. تجرّ، وتخوض الماء، وتحمل خمسة في راحة، وتبقى في توجيهها بورشه.',
  ],
  'volkswagen-golf-gti-2025': [
    'Fünfzig Jahre sportlicher Kompaktwagen, und noch immer das Maß der Dinge. Mit der Überarbeitung kamen echte Tasten am Lenkrad zurück und ein viel schnellerer Bildschirm. Karierte Sitze gehören natürlich dazu.',
    'خمسون عامًا من الهاتشباك الرياضية، وما زالت هي الاختيار. أعاد التحديث الأزرار الحقيقية إلى عجلة القيادة وجاء بشاشة أسرع بكثير. والمقاعد الكاروهات طبعًا موجودة.',
  ],
  'volkswagen-touareg-2023': [
    'Ein stiller Könner: dieselbe Technik wie Autos zum doppelten Preis, nur ohne Aufhebens. 27.500 km, ein Firmenwagen aus Wolfsburg. Nach nicht einmal einer Woche ging er an eine Familie in Maadi.',
    'تؤدّي كل شيء في هدوء: الأساس نفسه لسيارات بضعف ثمنها، ودون ضجيج. 27,500 كم، ومالكها الوحيد شركة في فولفسبورج. وفي أقل من أسبوع ذهبت إلى أسرة في المعادي.',
  ],
  'volkswagen-id4-2024': [
    'Ein geräumiges Elektroauto für die Familie, mit Batteriezertifikat: 97 Prozent Restkapazität. 12.800 km, seit dem ersten Tag in Freiburg. Schon verkauft, als es noch auf dem RoRo-Schiff unterwegs war.',
    'سيارة عائلية كهربائية رحبة، بشهادة تثبت أن سعة البطارية 97%. 12,800 كم منذ أن كانت جديدة في فرايبورج. بيعت وهي ما زالت في الطريق على سفينة RoRo.',
  ],
  'bmw-x5-2024': [
    'Ein sorgsamer Besitzer in München, 18.400 km und ein vollständiges BMW-Serviceheft. Der Reihensechszylinder ist auf der Ringstraße flüsterleise und auf dem Weg nach Ain Sokhna herrlich kräftig. Wir haben ihn selbst abgeholt, nach Bremerhaven gefahren und den Lack an jedem Blechteil messen lassen, bevor er aufs Schiff ging.',
    'مالك واحد في ميونخ اعتنى بها، و18,400 كم، ودفتر صيانة BMW كامل. المحرك السداسي هادئ على الدائري، وقوي على طريق العين السخنة. استلمناها بأنفسنا، وقدناها إلى بريمرهافن، وقسنا سُمك الدهان في كل جزء منها قبل أن تبحر.',
  ],
  'bmw-i4-2026': [
    'Ein richtiger BMW, der nun einmal elektrisch ist: Hinterradantrieb, tiefer Sitz, lange Haube und bis zu 600 km zwischen zwei Ladestopps. Bestellt mit Wärmepumpe, die der Batterie auch im August in Kairo guttut. Wallbox und Installation bei Ihnen zu Hause organisieren wir auf Wunsch mit.',
    'BMW حقيقية وإن كانت كهربائية: دفع خلفي، ومقعد منخفض، وكبوت طويل، وحتى 600 كم بين شحنة وأخرى. طلبناها بالمضخة الحرارية التي تريح البطارية في أغسطس القاهرة أيضًا. ويمكننا ترتيب الشاحن المنزلي وتركيبه مع التسليم.',
  ],
  'bmw-420i-convertible-2023': [
    'Gemacht für Wintermorgen auf der Straße zur Nordküste, mit offenem Dach und warmem Nacken. Das Verdeck öffnet in zehn Sekunden, auch während Sie auf die Ampel zurollen. 22.900 km, Garagenwagen aus Hamburg, immer Nichtraucherauto.',
    'صُنعت لصباحات الشتاء على طريق الساحل الشمالي، والسقف مفتوح وتدفئة الرقبة تعمل. يُفتح السقف القماشي في عشر ثوانٍ، حتى وأنت تقترب من الإشارة. 22,900 كم، كانت في جراج بهامبورج ولم يُدخَّن فيها قط.',
  ],
  'bmw-m340i-touring-2025': [
    'Das Auto, das Kenner in Deutschland für sich behalten. Ein Reihensechszylinder mit 374 PS, vier angetriebene Räder und 500 Liter Kofferraum für Hund, Kinderwagen oder Tauchausrüstung. In Ägypten gibt es davon sehr wenige, und keinen in dieser Farbe.',
    'السيارة التي يحتفظ بها العارفون في ألمانيا لأنفسهم. محرك سداسي بقوة 374 حصانًا، ودفع على العجلات الأربع، وشنطة 500 لتر للكلب أو عربة الأطفال أو معدات الغوص. في مصر منها عدد قليل جدًّا، وليس بينها واحدة بهذا اللون.',
  ],
  'audi-a6-avant-2026': [
    'Lang, flach und wunderbar ruhig: Der neue A6 Avant ist das beste Argument gegen den nächsten SUV. Innen ist er leiser als manche Limousine, und in den Kofferraum passt eine Woche El Gouna. Wir haben ihn in Ingolstadt mit den Extras bestellt, die in Ägypten zählen, getönte Scheiben und belüftete Sitze inbegriffen.',
    'طويلة ومنخفضة وهادئة على نحو رائع؛ A6 Avant الجديدة أفضل حجة حتى الآن ضد شراء إس يو في أخرى. مقصورتها أهدأ من كثير من السيارات الفاخرة، وشنطتها تتسع لأسبوع في الجونة. اخترنا تجهيزاتها في إنجولشتات بما يهم في مصر، ومنها الزجاج الفاميه والمقاعد المهوّاة.',
  ],
  'audi-q7-2024': [
    'Sieben richtige Sitze, drei Isofix-Plätze in der mittleren Reihe und ein V6, der nie laut wird. Wir haben ihn als Jahreswagen eines Audi-Mitarbeiters mit 14.200 km gekauft, er hat also ein leichtes Leben gehabt. Ideal für eine Familie, die am Wochenende unterwegs ist.',
    'سبعة مقاعد حقيقية، وثلاثة أماكن Isofix في الصف الأوسط، ومحرك V6 لا يرفع صوته أبدًا. اشتريناها من سيارات موظفي أودي بعداد 14,200 كم، فقد عاشت حياة سهلة. مثالية لأسرة تقضي عطلاتها على الطريق.',
  ],
  'audi-rs-e-tron-gt-2025': [
    'Neunhundertfünfundzwanzig PS, und kein Laut. Der RS e-tron GT ist zuerst ein Reisewagen, der geschmeidig federt und in dem man einen Kontinent durchqueren kann, bis Sie den roten Knopf am Lenkrad drücken. Das einzige Exemplar in Nardograu mit Carbonpaket, das wir gefunden haben.',
    'تسعمائة وخمسة وعشرون حصانًا دون أي صوت. RS e-tron GT سيارة سفر أولًا، ناعمة على الطريق وبمقصورة تعبر بها قارة كاملة، إلى أن تضغط الزر الأحمر على عجلة القيادة. وهي الوحيدة التي وجدناها بلون رمادي ناردو مع حزمة الكربون.',
  ],
  'volvo-xc90-2025': [
    'Skandinavische Ruhe für sieben, in einem Auto, das seit zehn Jahren gut aussieht und gerade noch einmal besser geworden ist. Neue Dämpfer, ein größerer Bildschirm, die berühmten Sitze und ein Orchester aus neunzehn Lautsprechern. Eltern fragen uns nach keinem Auto öfter.',
    'هدوء إسكندنافي لسبعة ركاب، في سيارة ظل تصميمها جميلًا عشر سنوات ثم صارت أفضل من جديد. مساعدين جديدة، وشاشة أكبر، والمقاعد الشهيرة، وأوركسترا من تسعة عشر مكبر صوت. لا يسألنا الآباء والأمهات عن سيارة أكثر منها.',
  ],
  'volvo-v60-cross-country-2023': [
    'Sechs Zentimeter mehr Bodenfreiheit machen diesen Kombi zum richtigen für ägyptische Straßen. 34.600 km in Göteborg, von Anfang an mit Unterbodenschutz und unten sauber, wie unsere Fotos von der Hebebühne zeigen. Ein Auto für Menschen, die genau wissen, was sie wollen.',
    'ستة سنتيمترات إضافية من الارتفاع تجعلها الستيشن المناسبة لطرق مصر. 34,600 كم في جوتنبرج، بطبقة حماية سفلية منذ كانت جديدة، وأسفلها نظيف كما تُظهر صورنا من على الرافعة. سيارة لمن يعرف بالضبط ما يريد.',
  ],
  'land-rover-defender-110-2024': [
    'Er durchquert das Große Sandmeer und fährt danach an der Oper vor, staubig und ganz gelassen. Dieser hier hat seine ersten zwei Jahre in den Cotswolds verbracht, und die Abenteuer gehören alle Ihnen. Luftfederung, sechs Zylinder und der seitliche Gepäckträger.',
    'تعبر بحر الرمال الأعظم ثم تقف أمام الأوبرا، مغبرّة ومرتاحة تمامًا. قضت هذه أول عامين في ريف كوتسوولدز، والمغامرات كلها لك. تعليق هوائي، ومحرك سداسي، وحامل الأمتعة الجانبي.',
  ],
  'land-rover-range-rover-sport-2025': [
    'Fahren Sie die ganze Woche elektrisch durch Kairo und tanken Sie einmal für das Rote Meer. Der Range Rover Sport als Plug-in-Hybrid ist bis 140 km/h lautlos und schnell genug, um Sportwagen zu überraschen. Lackiert in einem Petrolton, der sich mit jeder Wolke ändert.',
    'قُد طوال الأسبوع في القاهرة بالكهرباء، ثم املأ الخزان مرة واحدة للبحر الأحمر. رينج روفر سبورت البلج إن هايبرد صامتة حتى 140 كم/س، وسريعة بما يفاجئ السيارات الرياضية. ولونها الأزرق البترولي يتغيّر مع كل سحابة.',
  ],
  'jaguar-f-type-2021': [
    'Einer der letzten seiner Art: ein V8 mit Kompressor, eine lange Haube und ein Klang, an den keine Batterie je heranreicht. 19.300 km von einem Sammler bei Oxford, mit beiden Schlüsseln und jeder Rechnung seit der Auslieferung. Ein künftiger Klassiker, den Sie heute fahren können.',
    'من آخر ما صُنع من نوعها: محرك V8 سوبرتشارجر، وكبوت طويل، وصوت لن تضاهيه بطارية أبدًا. 19,300 كم من جامع سيارات قرب أكسفورد، بالمفتاحين وكل فاتورة منذ كانت جديدة. كلاسيكية المستقبل التي يمكنك قيادتها اليوم.',
  ],
  'skoda-superb-2026': [
    'Mehr Beinfreiheit hinten als eine S-Klasse, 645 Liter Kofferraum und ein Regenschirm in jeder Vordertür. Der Superb war schon immer die kluge Wahl, als Laurin & Klement ist er auch eine schöne. Diplomaten mögen ihn, und ihre Fahrer auch.',
    'مساحة أرجل خلفية أكبر من S-Class، وشنطة 645 لترًا، وشمسية في كل باب أمامي. كانت سوبيرب دائمًا الاختيار الذكي، وهي بفئة Laurin & Klement اختيار جميل أيضًا. يحبها الدبلوماسيون، ويحبها سائقوهم كذلك.',
  ],
  'alfa-romeo-giulia-veloce-2023': [
    'Eine Giulia kauft man nicht mit dem Taschenrechner. Ihre Lenkung ist die direkteste der Klasse, die Schaltwippen sind aus Aluminium gefräst, und für ihre Form kommen Menschen über die Straße. 21.700 km bei einem Herrn in Turin, der uns einen Brief dazu geschrieben hat.',
    'لا أحد يشتري جوليا بالآلة الحاسبة. توجيهها الأسرع في فئتها، وبدالات النقل منحوتة من الألومنيوم، وشكلها يجعل الناس يعبرون الشارع ليروها. 21,700 كم مع سيد في تورينو كتب لنا رسالة لترافقها.',
  ],
  'peugeot-3008-2025': [
    'Innenräume kann niemand so wie die Franzosen, und der schwebende 21-Zoll-Bildschirm des 3008 beweist es. Sparsam, schön anzusehen und mit Teilen, die jede Werkstatt in Ägypten bekommt. Jetzt in zwei Farben verfügbar.',
    'لا أحد يصمّم المقصورة مثل الفرنسيين، وشاشة 3008 المعلّقة مقاس 21 بوصة هي الدليل. موفرة في الوقود، ومريحة للعين، وقطع غيارها يجدها كل مركز خدمة في مصر. متاحة الآن بلونين.',
  ],
  'renault-5-e-tech-2026': [
    'Die Ikone von 1972 ist zurück, elektrisch und unwiderstehlich. Vierhundert Kilometer Reichweite sind eine Woche Verkehr in Kairo, und die Ladeanzeige auf der Haube sagt der ganzen Straße, wie es Ihnen geht. Unser günstigster Neuwagen und der, bei dem die meisten lächeln.',
    'أيقونة 1972 عادت، كهربائية ولا تُقاوَم. أربعمائة كيلومتر من المدى تكفي أسبوعًا في زحام القاهرة، ومؤشر الشحن على الكبوت يخبر الشارع كله بحالك. أرخص سيارة جديدة نستوردها، وأكثرها رسمًا للابتسامة.',
  ],
  'cupra-formentor-2025': [
    'Barcelonas Antwort auf den vernünftigen Crossover: 333 PS, Akzente in Kupfer und eine Haltung, die noch auf dem Parkplatz schnell aussieht. Der Mattlack kommt ab Werk und mit eigenem Pflegeset. Für alle, denen Premium ein wenig zu glatt ist.',
    'رد برشلونة على الكروس أوفر العاقلة: 333 حصانًا، ولمسات نحاسية، ووقفة تبدو سريعة وهي مركونة. دهانها المطفأ من المصنع ومعه طقم عناية خاص. لمن يرى السيارات الفاخرة مهذبة أكثر من اللازم.',
  ],
};
