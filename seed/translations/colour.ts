import type { BlogTexts, Translated } from '../types.ts';

/** Without content, to show the English fallback. */
export const colourIn: Translated<BlogTexts> = {
  de: {
    title: 'Weiß, Schwarz oder Mut? So wählen Sie in Ägypten eine Farbe',
    summary:
      'Die Farbe entscheidet, wie heiß Ihr Auto wird, wie oft Sie es waschen und was es in fünf Jahren wert ist. Vielleicht auch, wie Sie sich morgens fühlen.',
  },
  ar: {
    title: 'أبيض أم أسود أم جريء؟ كيف تختار لون سيارتك في مصر',
    summary:
      'اللون يحدّد حرارة سيارتك، وكم مرة تغسلها، وقيمتها بعد خمس سنوات. وقد يحدّد أيضًا كيف تشعر في الصباح.',
  },
};
