import { primitiveGlobal, primitiveStyle, primitiveVariants } from '../../styles/layered.ts';

export const stack = primitiveStyle({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const aligns = primitiveVariants({
  start: { alignItems: 'flex-start' },
  centre: { alignItems: 'center', textAlign: 'center' },
  end: { alignItems: 'flex-end' },
});

// Children that are not stretched could grow past the stack; a width of their own overrides this.
primitiveGlobal(`:where(${stack}) > *`, { maxWidth: '100%' });
