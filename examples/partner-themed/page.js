import { RatingTableElement } from 'http://localhost:3000/embed/class/rating-table.js';

// The class comes without a tag: the site chooses its own.
customElements.define('exchange-rating', class extends RatingTableElement {});

// What a visitor chooses stays on this page instead of leading to the portal.
document.addEventListener('rg-select', (event) => {
  event.preventDefault();
  document.querySelector('#chosen').textContent = `${event.detail.type} ${event.detail.value}`;
});
