import {type ReactNode, useId, useState} from 'react';
import {Announce, Choice, CodeOutput, Controls, Field, LabFrame, Slider, Toggle} from '../_kit';
import {cssCode, flutterCode} from './code';
import {groupLabel, summary, words} from './messages';
import {axes, features, fontSizes, type Group, groups, initial, isOn, missing, opticalSize, type State, samples, toggle} from './model';
import {featureLabels} from './names';
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
            <Field label={words.text()} htmlFor={id}>
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
              label={words.sample()}
              value={sample ?? 'own'}
              options={groups.map((value) => ({value, label: groupLabel(value)}))}
              onChange={(value) => value !== 'own' && set({text: samples[value]})}
            />
          </Controls>
          <Controls>
            <Slider label={words.size()} value={state.size} {...fontSizes} unit="px" onChange={(size) => set({size})} />
            <Slider label={words.wght()} value={state.wght} {...axes.wght} onChange={(wght) => set({wght})} />
          </Controls>
          <Controls>
            <Toggle
              label={words.auto()}
              checked={state.opsz === 'auto'}
              onChange={(auto) => setState((now) => ({...now, opsz: auto ? 'auto' : opticalSize(now)}))}
            />
            <Slider
              label={words.opsz()}
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
          <strong>{words.missing()}</strong> {missing.map((tag) => `${tag} (${labels[tag]})`).join(', ')}
        </p>
      }
      output={
        <>
          <CodeOutput language="CSS" code={cssCode(state)} lines={9} />
          <CodeOutput language="Flutter" code={flutterCode(state)} lines={12} />
          <Announce sentences={summary(state)} />
        </>
      }
    />
  );
}
