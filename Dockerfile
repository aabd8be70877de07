# The site on nginx, without root: docker build -t site . && docker run --rm -p 8080:8080 site
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM nginx:1.28-alpine
COPY docker/nginx.conf /etc/nginx/nginx.conf
COPY --from=build /site/dist-hosts/nginx/ /etc/nginx/
COPY --from=build /site/dist/ /usr/share/nginx/html/
USER nginx
EXPOSE 8080
CMD ["nginx", "-e", "/dev/stderr", "-g", "daemon off;"]
