import {expect, type Frame} from '@playwright/test';
import {photoSize} from './photo';

type Box = Record<'x' | 'y' | 'width' | 'height', number>;

export interface Drawing {
  /** From the top left corner of the card. */
  boxes: Record<string, Box>;
  styles: Record<string, Record<string, string>>;
}

const parts = (frame: Frame) => ({
  // Not by its role: react-native-web gives the `alt` of a picture to nobody.
  photo: frame.locator('img'),
  title: frame.getByText('Weekend in Lisbon', {exact: true}),
  summary: frame.getByText('Three nights, breakfast included', {exact: true}),
  price: frame.getByText('240 EUR', {exact: true}),
  button: frame.getByRole('button', {name: 'Book', exact: true}),
  label: frame.getByText('Book', {exact: true}),
});

/** The one card of a page, found by what a reader sees of it: its photo, its words and its button, and what is around them. */
export async function drawingIn(frame: Frame): Promise<Drawing> {
  const found = parts(frame);
  await expect(found.photo, 'the photo is loaded').toHaveJSProperty('naturalWidth', photoSize.width);
  const [photo, title, summary, price, button, label] = await Promise.all([
    found.photo.elementHandle(),
    found.title.elementHandle(),
    found.summary.elementHandle(),
    found.price.elementHandle(),
    found.button.elementHandle(),
    found.label.elementHandle(),
  ]);
  return frame.evaluate(
    ({photo, title, summary, price, button, label}) => {
      const around = (element: Element | null): Element => {
        // The card of a custom element is the host of the shadow root.
        const root = element?.getRootNode();
        const parent = element?.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
        if (!parent) throw new Error('A part of the card has nothing around it.');
        return parent;
      };
      const text = around(title);
      const card = around(text);
      const corner = card.getBoundingClientRect();
      const boxOf = (element: Element | null): Box => {
        const {x, y, width, height} = element?.getBoundingClientRect() ?? new DOMRect();
        return {x: x - corner.x, y: y - corner.y, width, height};
      };
      const styleOf = (element: Element | null, ...names: string[]) => {
        const style = element ? getComputedStyle(element) : undefined;
        return Object.fromEntries(names.map((name) => [name, style?.getPropertyValue(name) ?? '']));
      };
      const surface = ['background-color', 'border-radius'];
      // Not the weight: React Native knows hundreds only, so 650 is 700 there.
      const type = ['color', 'font-family', 'font-size', 'line-height', 'letter-spacing', 'text-transform'];
      return {
        boxes: {
          card: boxOf(card),
          photo: boxOf(photo),
          text: boxOf(text),
          title: boxOf(title),
          summary: boxOf(summary),
          footer: boxOf(around(price)),
          price: boxOf(price),
          button: boxOf(button),
        },
        styles: {
          card: styleOf(card, ...surface),
          button: styleOf(button, ...surface),
          title: styleOf(title, ...type),
          summary: styleOf(summary, ...type),
          price: styleOf(price, ...type),
          label: styleOf(label, ...type),
        },
      };
    },
    {photo, title, summary, price, button, label},
  );
}

/** What differs by more than a pixel, or at all where it is not a length; one line each, in words. */
export function differences(drawing: Drawing, expected: Drawing): string[] {
  const boxes = Object.entries(expected.boxes).flatMap(([part, box]) =>
    (['x', 'y', 'width', 'height'] as const).flatMap((side) => {
      const value = drawing.boxes[part]?.[side] ?? Number.NaN;
      return Math.abs(value - box[side]) <= 1 ? [] : [`${part}: ${side} is ${value}, expected ${box[side]}`];
    }),
  );
  const styles = Object.entries(expected.styles).flatMap(([part, style]) =>
    Object.entries(style).flatMap(([name, wanted]) => {
      const value = drawing.styles[part]?.[name];
      return value === wanted ? [] : [`${part}: ${name} is ${value}, expected ${wanted}`];
    }),
  );
  return [...boxes, ...styles];
}
