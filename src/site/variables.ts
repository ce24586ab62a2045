import { getSite } from './site';

/** The words that pages put as `{product}`, `{products}` and `{Product}`. */
export function getVariables(): Record<'product' | 'products' | 'Product', string> {
  const { one, many, title } = getSite().product;
  return { product: one, products: many, Product: title };
}
