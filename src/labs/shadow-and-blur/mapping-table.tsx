import type {ReactNode} from 'react';
import {mapping} from './code';
import {none, propertyName, words} from './messages';
import type {Setting} from './model';
import styles from './styles.module.css';

/** Design value, CSS value, Flutter value. */
export function MappingTable({setting}: {setting: Setting}): ReactNode {
  return (
    <table className={styles.mapping}>
      <thead>
        <tr>
          <th scope="col">{words.value()}</th>
          <th scope="col">{words.design()}</th>
          <th scope="col">CSS</th>
          <th scope="col">Flutter</th>
        </tr>
      </thead>
      <tbody>
        {mapping(setting).map((row) => (
          <tr key={row.property}>
            <th scope="row">{propertyName(row.property)}</th>
            <td className={styles.designSide}>{row.design}</td>
            <td className={styles.codeSide}>{row.css ?? none()}</td>
            <td className={styles.codeSide}>{row.flutter ?? none()}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
