import {translate} from '@docusaurus/Translate';
import {type ReactNode, useId, useState} from 'react';
import {Announce, Choice, CodeOutput, Controls, Field, LabFrame, Slider, Toggle} from '../_kit';
import {featureLabels, groupLabel} from './labels';
import {
  axes,
  cssCode,
  featureSettings,
  features,
  flutterCode,
  fontSizes,
  type Group,
  groups,
  initial,
  isOn,
  missing,
  opticalSize,
  type State,
  samples,
  toggle,
} from './model';
import {Specimen} from './specimen';
import styles from './styles.module.css';
import {useFont} from './useFont';

export default function OpentypeFeatures(): ReactNode {
  const [state, setState] = useState<State>(initial);
  const font = useFont();
  const id = useId();
  const labels = featureLabels();
  const set = (change: Partial<State>) => setState((now) => ({...now, ...change}));
  const sample = groups.find((group) => samples[group] === state.text);

  return (
    <LabFrame
      controlsBelow
      stage={<Specimen state={state} font={font} />}
      controls={
        <>
          <Controls>
            <Field
              label={translate({id: 'labs.opentype-features.text', message: 'Text', description: 'Label of the text to set'})}
              htmlFor={id}
            >
              <input
                id={id}
                className={styles.input}
                type="text"
                value={state.text}
                maxLength={60}
                onChange={(event) => set({text: event.target.value})}
              />
            </Field>
            <Choice<Group | 'own'>
              label={translate({
                id: 'labs.opentype-features.sample',
                message: 'Sample',
                description: 'Label of the choice of a sample text',
              })}
              value={sample ?? 'own'}
              options={groups.map((value) => ({value, label: groupLabel(value)}))}
              onChange={(value) => value !== 'own' && set({text: samples[value]})}
            />
          </Controls>
          <Controls>
            <Slider
              label={translate({id: 'labs.opentype-features.size', message: 'Font size', description: 'Label of the font size'})}
              value={state.size}
              {...fontSizes}
              unit="px"
              onChange={(size) => set({size})}
            />
            <Slider
              label={translate({id: 'labs.opentype-features.wght', message: 'Weight (wght)', description: 'Label of the weight axis'})}
              value={state.wght}
              {...axes.wght}
              onChange={(wght) => set({wght})}
            />
          </Controls>
          <Controls>
            <Toggle
              label={translate({
                id: 'labs.opentype-features.auto',
                message: 'Optical size follows the font size',
                description: 'Label of the switch for automatic optical sizing',
              })}
              checked={state.opsz === 'auto'}
              onChange={(auto) => setState((now) => ({...now, opsz: auto ? 'auto' : opticalSize(now)}))}
            />
            <Slider
              label={translate({
                id: 'labs.opentype-features.opsz',
                message: 'Optical size (opsz)',
                description: 'Label of the optical size axis',
              })}
              value={opticalSize(state)}
              {...axes.opsz}
              disabled={state.opsz === 'auto'}
              onChange={(opsz) => set({opsz})}
            />
          </Controls>
          {groups.map((group) => (
            <Controls key={group} label={groupLabel(group)}>
              <div className={styles.features}>
                {features
                  .filter((feature) => feature.group === group)
                  .map(({tag}) => (
                    <Toggle
                      key={tag}
                      label={`${tag} · ${labels[tag]}`}
                      checked={isOn(state, tag)}
                      onChange={(on) => setState((now) => ({...now, changed: toggle(now.changed, tag, on)}))}
                    />
                  ))}
              </div>
            </Controls>
          ))}
        </>
      }
      numbers={
        <p className={styles.missing}>
          <strong>
            {translate({
              id: 'labs.opentype-features.missing',
              message: 'Not in this font, so a request changes nothing:',
              description: 'Comes before the list of features that the font does not have',
            })}
          </strong>{' '}
          {missing.map((tag) => `${tag} (${labels[tag]})`).join(', ')}
        </p>
      }
      output={
        <>
          <CodeOutput language="CSS" code={cssCode(state)} lines={9} />
          <CodeOutput language="Flutter" code={flutterCode(state)} lines={12} />
          <Announce>{featureSettings(state)}</Announce>
        </>
      }
    />
  );
}
