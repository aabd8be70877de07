// Shows only the findings of the selected rule and page.
const form = document.querySelector('form');
const [rule, page] = form.querySelectorAll('select');
const articles = [...document.querySelectorAll('article')];
form.hidden = false;
form.addEventListener('change', () => {
  for (const article of articles)
    article.hidden =
      (rule.value !== '' && article.dataset.rule !== rule.value) ||
      (page.value !== '' && !article.dataset.pages.split(' ').includes(page.value));
  const shown = articles.filter(({ hidden }) => !hidden).length;
  form.querySelector('output').textContent = `${shown} of ${articles.length} findings`;
});
