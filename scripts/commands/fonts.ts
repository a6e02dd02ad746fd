/** `npm run fonts`: makes the files of src/styles/fonts from its folder `full`. Run after changing a `unicode-range`. */
import { writeFileSync } from 'node:fs';
import { createFont, fontPath, listFontFiles } from '../build/fonts.ts';

for (const file of listFontFiles()) {
  const font = await createFont(file);
  writeFileSync(fontPath(file), font);
  console.log(`${fontPath(file)}: ${file.characters.size} characters, ${font.length} bytes`);
}
