import { decidePapersContract } from '#lib/features/admin/contracts/papers.ts';
import { decidePapers } from '#lib/features/admin/services/papers.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(decidePapersContract, decidePapers),
});
