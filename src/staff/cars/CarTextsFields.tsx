import { carLists } from '../../model/car/carForm.ts';
import { carLimits } from '../../model/limits.ts';
import { directionOf, type Edition } from '../../model/text/editions.ts';
import { splitLines } from '../../model/text/lines.ts';
import { TextArea } from '../../ui/components/Field.tsx';
import { BesideEnglish } from '../shared/forms/BesideEnglish.tsx';
import { FormColumns } from '../shared/forms/FormPanel.tsx';
import { LineList } from '../shared/forms/LineList.tsx';
import { carListLabels } from './messages.ts';
import { textsIn, type useCarForm } from './useCarForm.ts';

interface Props {
  readonly car: Pick<ReturnType<typeof useCarForm>, 'state' | 'setDescription' | 'setList'>;
  readonly language: Edition;
}

/** What is written of a car in one language; the fields of another than English show it beside them while empty. */
export function CarTextsFields({ car, language }: Props) {
  const english = car.state.form;
  const texts = textsIn(car.state, language);
  const typed = car.state.typed[language];
  const script = { lang: language, dir: directionOf(language) };
  const description = (
    <TextArea
      label="Description"
      rows={6}
      maxLength={carLimits.description}
      name={language === 'en' ? 'description' : `description-${language}`}
      value={texts.description}
      onChange={({ target }) => car.setDescription(language, target.value)}
      {...script}
    />
  );
  const lists = carLists.map((name) => {
    const list = (
      <LineList
        key={name}
        label={carListLabels[name]}
        lines={texts[name]}
        typed={typed[name]}
        split={splitLines}
        onChange={(lines, rest) => car.setList(language, name, lines, rest)}
        {...script}
      />
    );
    if (language === 'en') return list;
    return (
      <BesideEnglish key={name} english={english[name]} translated={[...texts[name], typed[name]]}>
        {list}
      </BesideEnglish>
    );
  });
  if (language === 'en')
    return (
      <>
        {description}
        <FormColumns>{lists}</FormColumns>
      </>
    );
  return (
    <>
      <BesideEnglish english={english.description} translated={texts.description}>
        {description}
      </BesideEnglish>
      {lists}
    </>
  );
}
