/** `deploy/github-pages.yml`: a workflow that publishes `out/` on GitHub Pages, below the repository's name or at its domain. */
export function toPagesWorkflow(): string {
  return `# Made by \`npm run deploy:files\`: change src/export/hosting/, not this file.
# Copy to .github/workflows/. GitHub Pages sends no headers of ours and knows no redirects: the pages carry their policy,
# and the pages at old addresses lead on.
name: pages
on:
  push:
    branches: [main]
permissions:
  contents: read
  pages: write
  id-token: write
concurrency:
  group: pages
  cancel-in-progress: false
jobs:
  publish:
    runs-on: ubuntu-latest
    environment:
      name: github-pages
      url: \${{ steps.deploy.outputs.page_url }}
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 20
          cache: npm
      - id: pages
        uses: actions/configure-pages@v5
      - run: npm ci --ignore-scripts
      - run: npm run build
        env:
          SITE_URL: \${{ steps.pages.outputs.origin }}
          BASE_PATH: \${{ steps.pages.outputs.base_path }}
      - uses: actions/upload-pages-artifact@v3
        with:
          path: out
      - id: deploy
        uses: actions/deploy-pages@v4
      - run: npm run smoke -- \${{ steps.deploy.outputs.page_url }} --no-headers
`;
}
