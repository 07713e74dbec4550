import { createElement, forwardRef } from 'react';
import { expect, test } from 'vitest';
import { Icon } from '../design-system/src/primitives/Icon/index.ts';
import { copyable, iconsOf } from './snippet.ts';

test('a snippet brings its imports and names no function of the bundler', () => {
  expect(copyable('<Button onClick={function mY(){}}>Toliau</Button>', 'Primitives/Button')).toBe(
    `import { Button } from '@medeina/design-system';

<Button onClick={() => {}}>Toliau</Button>`,
  );
});

test('a wrapper of the story goes by the name of the component', () => {
  const code = copyable('<Opened open>\n  <Text>…</Text>\n</Opened>', 'Primitives/Dialog');
  expect(code).toContain("import { Dialog, Text } from '@medeina/design-system';");
  expect(code).toContain('<Dialog open>');
  expect(code).toContain('</Dialog>');
  expect(code).not.toContain('Opened');
});

test('icons come by their names from where they are drawn', () => {
  const ArrowRight = forwardRef<SVGSVGElement>(() => null);
  ArrowRight.displayName = 'ArrowRight';
  const element = createElement('div', {}, createElement(Icon, { icon: ArrowRight }));
  const printed = '<Button icon={{ $$typeof: Symbol(react.forward_ref), render: () => {} }}>Toliau</Button>';
  expect(copyable(printed, 'Primitives/Button', iconsOf(element)))
    .toBe(`import { Button } from '@medeina/design-system';
import { ArrowRight } from 'lucide-react';

<Button icon={ArrowRight}>Toliau</Button>`);
});

test('a built Storybook prints names of its own', () => {
  const printed = `<Button
  icon={{
    $$typeof: Symbol(react.forward_ref),
    displayName: 'Check',
    render: function xY(){}
  }}
  items={[{ onToggle: function xY(){} }]}
/>`;
  const code = copyable(printed, 'Primitives/Button');
  expect(code).toContain('icon={Check}');
  expect(code).toContain('items={[{ onToggle: () => {} }]}');
});

test('what is copyable stays as it is', () => {
  const once = copyable('<Button>Toliau</Button>', 'Primitives/Button');
  expect(copyable(once, 'Primitives/Button')).toBe(once);
});
