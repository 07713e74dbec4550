import { primitiveGlobal, primitiveStyle, primitiveVariants } from '../../styles/layered.ts';

export const stack = primitiveStyle({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const aligns = primitiveVariants({
  start: { alignItems: 'flex-start' },
  centre: { alignItems: 'center', textAlign: 'center' },
  end: { alignItems: 'flex-end' },
});

// A child that is not stretched would be as wide as its longest word; any width of its own wins over this.
primitiveGlobal(`:where(${stack}) > *`, { maxWidth: '100%' });
