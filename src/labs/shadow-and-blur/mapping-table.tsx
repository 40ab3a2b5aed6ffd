import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {type MappingRow, mapping} from './code';
import type {Setting} from './model';
import styles from './styles.module.css';

function propertyName(property: MappingRow['property']): string {
  switch (property) {
    case 'offset':
      return translate({id: 'labs.shadow-and-blur.offset', message: 'Offset x, y', description: 'Row of the table of values'});
    case 'blur':
      return translate({id: 'labs.shadow-and-blur.blur', message: 'Blur', description: 'Row of the table of values'});
    case 'spread':
      return translate({
        id: 'labs.shadow-and-blur.spread',
        message: 'Spread',
        description: 'Row of the table of values and label of a slider',
      });
    case 'sigma':
      return translate({id: 'labs.shadow-and-blur.sigma', message: 'Deviation σ', description: 'Row of the table of values'});
  }
}

/** Design value, CSS value, Flutter value. */
export function MappingTable({setting}: {setting: Setting}): ReactNode {
  const none = translate({id: 'labs.shadow-and-blur.none', message: 'none', description: 'A value without counterpart on a platform'});
  return (
    <table className={styles.mapping}>
      <thead>
        <tr>
          <th scope="col">
            {translate({id: 'labs.shadow-and-blur.value', message: 'Value', description: 'Column of the table of values'})}
          </th>
          <th scope="col">
            {translate({id: 'labs.shadow-and-blur.design', message: 'Design', description: 'Column of the table of values'})}
          </th>
          <th scope="col">CSS</th>
          <th scope="col">Flutter</th>
        </tr>
      </thead>
      <tbody>
        {mapping(setting).map((row) => (
          <tr key={row.property}>
            <th scope="row">{propertyName(row.property)}</th>
            <td className={styles.designSide}>{row.design}</td>
            <td className={styles.codeSide}>{row.css ?? none}</td>
            <td className={styles.codeSide}>{row.flutter ?? none}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
