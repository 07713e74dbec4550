export * from './Scale.tsx';
export * from './LikertScale.tsx';
