// Only the types are checked: tags, events and JSX of the custom elements.
import '@medeina/design-system/elements';

export function listen(): HTMLElement | null {
  document.addEventListener('medeina-course-open', (event) => {
    const href: string = event.detail.href;
    document.title = href;
  });
  document.querySelector('medeina-alerts')?.add({ type: 'success', subject: 'Išsaugota' });
  // @ts-expect-error The detail of an event is typed.
  document.addEventListener('medeina-load', ({ detail }) => detail.href);
  return document.querySelector('medeina-course-card');
}

export function Elements() {
  return (
    <>
      <medeina-course-list
        src="/api/products"
        page-size={6}
        theme="dark"
        onmedeina-course-open={(event) => event.preventDefault()}
      />
      <medeina-qr href="https://medeina.example" />
      {/* @ts-expect-error `src` is required. */}
      <medeina-reviews />
    </>
  );
}
