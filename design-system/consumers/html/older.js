// An older script of ours, or somebody else's, that came first.
customElements.define('medeina-course-card', class extends HTMLElement {});
